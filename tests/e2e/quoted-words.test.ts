import { plainText } from '@vpn-site/core/locale/words.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { EvidenceCard } from '@vpn-site/site/evidence/card/evidence-card.tsx';
import { evidenceFile } from '@vpn-site/site/evidence/card/evidence-file.ts';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';

const site = testContext();
const ours = 'https://vpn.example/';
const { blank } = readerPages({ viewport: { width: 1280, height: 900 } });

/**
 * Opens the card of a fact on a page of its own, and a copy of its source: a long text with the quoted words in the middle.
 */
async function readCard(provider: string, key: string, quoted: string): Promise<Page> {
  const found = site.providers.get(provider);
  const file = found && evidenceFile(found, site);
  const card = file?.facts[key];
  if (!card) throw new Error(`The fixture has no "${key}" of "${provider}".`);
  const rendered = renderHtml(createElement(EvidenceCard, { card, file, heading: plainText(card.title) }));
  const filler = '<p>Words that say nothing about it.</p>'.repeat(200);
  const page = await blank();
  await page.context().route('**', (route) => {
    const isOurs = route.request().url() === ours;
    const body = isOurs ? rendered : `${filler}<p id="quoted">${quoted}</p>${filler}`;
    return route.fulfill({ body: `<!doctype html><meta charset="utf-8">${body}`, contentType: 'text/html' });
  });
  await page.goto(ours);
  return page;
}

/** Whether the quoted words are visible in the window. */
const sees = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.getElementById('quoted')?.getBoundingClientRect() ?? new DOMRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('the link of a source', () => {
  test.each([
    ['a short quote', 'alder', 'tor', 'Well: <em>We run no Tor servers;</em> use the Tor Browser.'],
    [
      'a long one',
      'alder',
      'kill-switch',
      'The <b>kill switch</b> is built into every app and cannot be switched off by mistake. Try it.',
    ],
    [
      'one with signs that mean something in an address',
      'alder',
      'owner-interests',
      'They own nothing else: no second VPN, no magazine, no review site.',
    ],
    [
      'one in another language',
      'elm',
      'incidents',
      'Die Elm AG hat neue Verbindungen des Kontos aufzuzeichnen.',
    ],
  ])('opens the page at the words of %s', async (_name, provider, key, quoted) => {
    const page = await readCard(provider, key, quoted);
    await page.locator('li a').first().click();
    await page.waitForFunction(() => scrollY > 0);
    expect(await sees(page)).toBe(true);
  });

  test('leads to the top of a page that says something else today', async () => {
    const page = await readCard('alder', 'tor', 'We run Tor servers now.');
    await page.locator('li a').first().click();
    await page.waitForURL((url) => url.href !== ours);
    expect(new URL(page.url()).origin).toBe('https://alder.example');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
