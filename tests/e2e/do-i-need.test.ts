import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const edge = inject('edgeUrl');
const paths: Readonly<Record<LocaleCode, string>> = {
  en: '/tools/do-i-need-a-vpn',
  pl: '/pl/narzedzia/czy-potrzebuje-vpn',
  tr: '/tr/araclar/vpn-gerekli-mi',
};
const english = fixtureWords('en');
const polish = fixtureWords('pl');
const turkish = fixtureWords('tr');
const { read } = readerPages({ baseURL: origin });

const heading = (page: Page) => page.locator('#step h2').innerText();
const answer = (page: Page, text: string) => page.locator('.need-answers').getByRole('link', { name: text });

/** Presses a link that leads to another page, and waits for that page. */
async function follow(page: Page, press: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), press()]);
}

describe('what the answers come to', () => {
  const text = async (address: string) => (await fetch(address)).text();

  test('the edge hands every answer on and keeps none', async () => {
    expect(await text(`${edge}${paths.en}?worry=work`)).toContain(english.need.refusals.employer.title);
    expect(await text(`${edge}${paths.en}?worry=nothing`)).toContain(english.need.refusals.nothing.title);
    expect(await text(edge + paths.en)).toContain(english.need.questions.worry.title);
  });
});

describe('a reader', () => {
  const { choices, questions, refusals } = english.need;

  test('with a mouse is led on, lands at the question, and can change an answer', async () => {
    const page = await read(paths.en);
    await follow(page, () => answer(page, choices.sites).click());
    expect(await heading(page)).toBe(questions.follow.title);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step');
    expect((await page.locator('#step').boundingBox())?.y).toBeLessThan(200);
    await follow(page, () => answer(page, choices.adverts).click());
    expect(await heading(page)).toBe(refusals.browser.title);
    await page.locator('.need-trail > summary').click();
    await follow(page, () => page.getByRole('link', { name: english.need.back }).click());
    expect(await heading(page)).toBe(questions.follow.title);
    await follow(page, () => page.locator('.need-trail dd a').first().click());
    expect(await heading(page)).toBe(questions.worry.title);
    expect(page.url()).toBe(`${origin}${paths.en}#step`);
  });

  test('without JavaScript gets to a free plan, in another language too', async () => {
    const page = await read(paths.pl, { javaScriptEnabled: false });
    const shownText = polish.need.choices;
    for (const text of [shownText.wifi, shownText.names, shownText.little])
      await follow(page, () => answer(page, text).click());
    expect(await heading(page)).toBe(polish.need.freeTitle.replace('{provider}', 'Elm VPN'));
    const others = await page.locator('.need-fits > li h3').allInnerTexts();
    expect(others.map((text) => text.split('\n')[0])).toEqual(['Birch VPN', 'Fir VPN']);
    const excluded = page.locator('.need-folds');
    for (const name of ['Alder VPN', 'Cedar VPN', 'Dogwood'])
      expect(await excluded.textContent()).toContain(name);
    await follow(page, () => page.locator('footer a[hreflang="tr"]').click());
    expect(await heading(page)).toBe(turkish.need.freeTitle.replace('{provider}', 'Elm VPN'));
  });
});
