import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { openAt, openBrowser } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

test('the home page is made of hero, picks, receipt, comparison, use cases, charts, tools, news, why-use and guide cards', {
  tags: 'content-home-sections',
}, async () => {
  const html = await (await fetch(`${origin}/`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const sections = [
    '<h1',
    '>Our picks<',
    'class="home-receipt"',
    'VPNs, side by side<',
    '>Best for one thing<',
    '>Value for money<',
    '>What renewal does',
    '>Tools that answer<',
    '>News<',
    '>Do you need one at all?<',
    '>Start reading<',
  ].map((text) => main.indexOf(text));
  expect(sections.every((position) => position >= 0)).toBe(true);
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
});

describe('the home page in a browser', () => {
  const browser = sharedBrowser();

  const open = (path: string, width: number) => openAt(browser, origin + path, width);

  test.each(localeCodes)(
    'the quick answer and the first answers are on the first screen of a phone, in %s',
    async (locale) => {
      const page = await open(homePath(locale), 360);
      const bottom = async (part: string) => {
        const box = await page.locator(part).first().boundingBox();
        return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
      };
      expect(await bottom('.quick')).toBeLessThanOrEqual(780);
      expect(await bottom('.need-chip')).toBeLessThanOrEqual(780);
      const chips = await page.locator('.need-chip').all();
      expect(chips).toHaveLength(10);
      for (const chip of chips) expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.close();
    },
  );

  test('on a phone a row is two lines: name and score, then prices and how sure', async () => {
    const page = await open('/', 360);
    const row = page.locator('.field [data-has]').first();
    const box = async (selector: string) => (await row.locator(selector).first().boundingBox()) ?? { y: NaN };
    const name = await box('th');
    expect(Math.abs((await box('.field-score')).y - name.y)).toBeLessThan(12);
    expect((await box('.field-price')).y).toBeGreaterThan(name.y + 12);
    expect(Math.abs((await box('.field-price')).y - (await box('.field-sure')).y)).toBeLessThan(12);
    await page.close();
  });

  test('a filter hides who lacks it, without scripts too', async () => {
    const plain = await openBrowser({ javaScriptEnabled: false });
    for (const one of [browser, plain]) {
      const page = await openAt(one, `${origin}/`, 1280);
      const rows = page.locator('.field [data-has]').filter({ visible: true });
      const before = await rows.count();
      await page.locator('.must-port-forwarding').check({ force: true });
      const after = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-has') ?? ''));
      expect(after.length).toBeLessThan(before);
      expect(after.every((passes) => passes.split(' ').includes('port-forwarding'))).toBe(true);
      await page.close();
    }
    await plain.close();
  });

  test('prices against scores are drawn where there is room, and a list where not', async () => {
    const phone = await open('/', 360);
    expect(await phone.locator('.map').isVisible()).toBe(false);
    expect(await phone.locator('.quadrants').isVisible()).toBe(true);
    await phone.close();
    const desk = await open('/', 1280);
    expect(await desk.locator('.map').isVisible()).toBe(true);
    expect(await desk.locator('.quadrants').isVisible()).toBe(false);
    await desk.close();
  });
});
