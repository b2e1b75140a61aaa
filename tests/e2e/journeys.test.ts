import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

/**
 * The tests are about visitors with a question each: how many taps and pixels until the answer is visible, with its price
 * and link. The numbers are promises. The fixture site has the same pages as the real one.
 */
const origin = inject('originUrl');
const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 900 };
const screens = [
  { name: 'phone', viewport: phone },
  { name: 'desk', viewport: desk },
] as const;

const windows = readerPages({ baseURL: origin });

/** Returns the distance from the top of the page to the bottom of an element. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  const scrolled = await part.page().evaluate(() => window.scrollY);
  return box ? box.y + box.height + scrolled : Number.POSITIVE_INFINITY;
}

/** Counts the taps of a visitor. */
class Visit {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Taps a link and waits for the next page. */
  async follow(target: Locator): Promise<void> {
    this.taps += 1;
    await Promise.all([this.page.waitForEvent('load'), target.click()]);
  }

  /** Uses the menu: a drop-down if the window is wide enough, otherwise the panel. */
  async followMenu(group: string, entry: string): Promise<void> {
    const bar = this.page.locator('.menu-bar').getByRole('button', { name: group });
    if (await bar.isVisible()) {
      await this.tap(bar);
      await this.follow(this.page.locator('.menu-bar').getByRole('link', { name: entry }).first());
      return;
    }
    await this.tap(this.page.getByRole('button', { name: 'Toggle menu' }));
    const panel = this.page.getByRole('dialog');
    const entryLink = panel.getByRole('link', { name: entry }).first();
    if (!(await entryLink.isVisible())) await this.tap(panel.getByText(group, { exact: true }));
    await this.follow(entryLink);
  }
}

async function visit(viewport: { width: number; height: number }, path = '/'): Promise<Visit> {
  return new Visit(await windows.read(path, { viewport }));
}

/** Returns the parts of the answer card: its name, its price and its link. */
function answerOn(page: Page) {
  const card = page.locator('.answer').first();
  return {
    name: card.locator('.answer-name'),
    price: card.locator('.price-line'),
    go: card.locator('a.button').first(),
  };
}

async function expectAnswerWithin(page: Page, pixels: number): Promise<void> {
  const { name, price, go } = answerOn(page);
  expect((await name.innerText()).length).toBeGreaterThan(0);
  expect(await bottomOf(name)).toBeLessThanOrEqual(pixels);
  expect(await bottomOf(price)).toBeLessThanOrEqual(pixels);
  expect(await bottomOf(go)).toBeLessThanOrEqual(pixels);
}

describe.each(screens)('on a $name', ({ viewport }) => {
  test('“Which VPN for my mother, and what does it cost?”: two taps, all within 900 px', async () => {
    const visitor = await visit(viewport);
    await visitor.follow(visitor.page.getByRole('link', { name: 'Just one good VPN' }));
    await expectAnswerWithin(visitor.page, 900);
    expect(visitor.taps).toBeLessThanOrEqual(2);
  });

  test('“I live where VPNs are blocked”: from the question on the home page to a named answer', async () => {
    const visitor = await visit(viewport);
    await visitor.follow(visitor.page.getByRole('link', { name: 'Blocked sites or apps' }));
    await visitor.follow(visitor.page.locator('.need-answers a').filter({ hasText: 'Turkey' }));
    await visitor.follow(visitor.page.locator('.need-answers a').last());
    await visitor.follow(visitor.page.locator('.need-answers a').first());
    await expectAnswerWithin(visitor.page, 2 * viewport.height);
    expect(visitor.taps).toBeLessThanOrEqual(5);
  });

  test('“Is my VPN leaking?”: the search names the page that tells how to check', async () => {
    const visitor = await visit(viewport, '/search?q=is+my+vpn+leaking');
    const first = visitor.page
      .locator('main')
      .getByRole('link', { name: /leak|Android/i })
      .first();
    expect(await bottomOf(first)).toBeLessThanOrEqual(viewport.height);
  });

  test('“Netflix abroad next week”: the sentence about it within two screens', async () => {
    const visitor = await visit(viewport);
    await visitor.followMenu('Best VPNs', 'Best VPN for Streaming');
    const sentence = visitor.page
      .locator('.watch-answer')
      .filter({ hasText: 'Netflix', visible: true })
      .first();
    expect(await bottomOf(sentence)).toBeLessThanOrEqual(2 * viewport.height);
    expect(visitor.taps).toBeLessThanOrEqual(3);
  });

  test('“This one or that one?”: the decision in the first screen', async () => {
    const visitor = await visit(viewport, '/compare/birch-vs-cedar');
    const decision = visitor.page.locator('.decision');
    expect(await decision.innerText()).toMatch(/Birch VPN/);
    expect(await decision.innerText()).toMatch(/Cedar VPN/);
    expect(await bottomOf(decision)).toBeLessThanOrEqual(viewport.height);
  });

  test('“I torrent and want privacy”: the pick, and who should skip it, within 900 px', async () => {
    const visitor = await visit(viewport);
    await visitor.followMenu('Best VPNs', 'Best VPN for Torrenting');
    await expectAnswerWithin(visitor.page, 900);
    expect(await bottomOf(visitor.page.locator('.answer .answer-bad'))).toBeLessThanOrEqual(900);
    expect(visitor.taps).toBeLessThanOrEqual(3);
  });
});

describe('on a phone, from the home page', () => {
  /** Returns how far a visitor must scroll until the whole element is visible. */
  async function scrollTo(part: Locator): Promise<number> {
    const box = await part.boundingBox();
    return box ? Math.max(0, Math.ceil(box.y + box.height - phone.height)) : Number.POSITIVE_INFINITY;
  }

  /** Waits until the page has stopped scrolling, as after a jump to an anchor. */
  async function waitForScrollEnd(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const frames = () => new Promise((done) => setTimeout(done, 100));
      let last = -1;
      while (last !== scrollY) {
        last = scrollY;
        await frames();
      }
    });
  }

  test('“Which VPN should I take, and for how much?”: names and prices without a tap or a scroll', async () => {
    const visitor = await visit(phone);
    const quick = visitor.page.locator('.quick');
    expect(await scrollTo(quick)).toBe(0);
    expect(await quick.getByRole('link').count()).toBeGreaterThanOrEqual(2);
    expect(await quick.innerText()).toMatch(/[$€]\d/);
    expect(visitor.taps).toBe(0);
  });

  test('“The cheapest one?”: its card with its price on the home page, without a tap', async () => {
    const visitor = await visit(phone);
    const card = visitor.page.locator('.pick-card').filter({ hasText: 'Cheapest' });
    expect(await card.locator('.price-line').innerText()).toMatch(/[$€]\d/);
    expect(await bottomOf(card.locator('.price-line'))).toBeLessThanOrEqual(3 * phone.height);
    expect(visitor.taps).toBe(0);
  });

  test('“Should I renew?”: the review answers within two screens, and leads to the steps to cancel', async () => {
    const visitor = await visit(phone, '/reviews/birch');
    const note = visitor.page.locator('.customer-note');
    expect(await note.innerText()).toMatch(/renews at/);
    expect(await bottomOf(note)).toBeLessThanOrEqual(2 * phone.height);
    const cancel = note.getByRole('link', { name: 'How to cancel' });
    expect(await cancel.getAttribute('href')).toBe('/guides/cancel-vpn-and-get-refund#refund-birch');
  });

  test('“Who owns it?”: the search answers at once', async () => {
    const visitor = await visit(phone, '/search?q=who+owns+birch');
    const row = visitor.page.locator('main').getByRole('link').first();
    expect(await scrollTo(row)).toBe(0);
  });

  test('“Netflix abroad?”: two taps to a name, and Netflix by name on the result with a way to it', async () => {
    const visitor = await visit(phone);
    await visitor.follow(visitor.page.getByRole('link', { name: 'Watching shows abroad' }));
    await visitor.follow(visitor.page.locator('.need-answers a').first());
    await waitForScrollEnd(visitor.page);
    expect(visitor.taps).toBe(2);
    expect(await scrollTo(visitor.page.locator('.answer-name'))).toBe(0);
    const netflix = visitor.page.locator('.need-result').getByRole('link', { name: 'Netflix', exact: true });
    expect(await netflix.getAttribute('href')).toBe('/streaming/netflix');
    expect(await bottomOf(netflix)).toBeLessThanOrEqual(2 * phone.height);
  });

  test('“X is blocked in Istanbul”: four taps, and the name without a scroll', async () => {
    const visitor = await visit(phone);
    await visitor.follow(visitor.page.getByRole('link', { name: 'Blocked sites or apps' }));
    await visitor.follow(visitor.page.locator('.need-answers a').filter({ hasText: 'Turkey' }));
    await visitor.follow(visitor.page.locator('.need-answers a').last());
    await visitor.follow(visitor.page.locator('.need-answers a').first());
    await waitForScrollEnd(visitor.page);
    expect(visitor.taps).toBe(4);
    expect(await scrollTo(visitor.page.locator('.need-head h2'))).toBe(0);
    expect(await visitor.page.locator('.need-head h2').innerText()).toContain('Alder VPN');
    expect(await scrollTo(visitor.page.locator('.answer-name').first())).toBe(0);
  });

  test('“Does my grandmother need one?”: one tap to an answer that also says what is free', async () => {
    const visitor = await visit(phone);
    await visitor.follow(visitor.page.getByRole('link', { name: 'Just one good VPN' }));
    await waitForScrollEnd(visitor.page);
    expect(visitor.taps).toBeLessThanOrEqual(2);
    expect(await scrollTo(visitor.page.locator('.answer-name'))).toBe(0);
    expect(await visitor.page.locator('.need-result').innerText()).toMatch(/may not need to pay/);
  });

  test('“How do I cancel?”: two taps, and the row of the provider is on the screen', async () => {
    const visitor = await visit(phone);
    await visitor.follow(visitor.page.locator('.hero-ways').getByRole('link', { name: 'Cancel a VPN' }));
    await visitor.tap(visitor.page.locator('.refund-chooser').getByRole('link', { name: 'Birch VPN' }));
    await waitForScrollEnd(visitor.page);
    expect(visitor.taps).toBe(2);
    const row = visitor.page.locator('#refund-birch th');
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect(await scrollTo(row)).toBe(0);
  });
});

describe.each([
  { name: 'small phone', viewport: { width: 360, height: 640 } },
  { name: 'laptop', viewport: { width: 1280, height: 800 } },
])('“I live in Istanbul” on a $name', ({ viewport }) => {
  /** Checks that the whole element is visible without more scrolling. */
  async function expectOnScreen(part: Locator): Promise<void> {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }

  test('the finder warns first and starts with a VPN that no order names', async () => {
    const visitor = await visit(
      viewport,
      '/tools/do-i-need-a-vpn?worry=blocked&place=turkey&budget=payable#step',
    );
    await visitor.follow(visitor.page.locator('.need-answers a').first());
    const warning = visitor.page.locator('.need .notice').first();
    expect(await warning.innerText()).toMatch(/Birch VPN and Elm VPN/);
    await expectOnScreen(warning);
    expect(await visitor.page.locator('.answer-name').first().innerText()).toBe('Alder VPN');
    expect(await warning.getByRole('link').last().getAttribute('href')).toBe('/vpn-in/turkey');
  });

  test('the search for the city answers with the country, whose page warns and leads to a VPN that no order names', async () => {
    const visitor = await visit(viewport, '/search?q=istanbul');
    const first = visitor.page
      .locator('main')
      .getByRole('link', { name: /Turkey/ })
      .first();
    await expectOnScreen(first);
    await visitor.follow(first);
    expect(new URL(visitor.page.url()).pathname).toBe('/vpn-in/turkey');
    expect(await bottomOf(visitor.page.locator('.country-tile-bad b'))).toBeLessThanOrEqual(900);
    await visitor.follow(visitor.page.locator('.country-named').getByRole('link').first());
    expect(new URL(visitor.page.url()).pathname).toBe('/reviews/alder');
  });
});
