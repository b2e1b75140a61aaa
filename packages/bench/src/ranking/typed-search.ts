import { publishedSearchFile } from '@vpn-site/site/search/index-format.ts';
import type { BrowserContext } from 'playwright-core';
import { syntheticSearchFile, syntheticWord } from '../search/synthetic-search-file.ts';
import { noteAnswers, notedAnswers, notedTimes, noteInteractions, slowDown } from './slow-page.ts';

/** The number of milliseconds between two letters of a fast typist. */
const betweenLetters = 90;

export const askedQueries = ['mullvad', 'kill swich', 'nord vpn vs surfshark', 'servers in sweden', 'qqqqqq'];

export const syntheticQueries = [1, 40, 300, 2000].map(syntheticWord);

interface TypedLetters {
  /** Milliseconds until the letter is painted. */
  readonly letters: readonly number[];
  /** Milliseconds until the search results for the letter are painted. */
  readonly answers: readonly number[];
}

/** Measures each letter that is typed into the search box. If `pages` is set, the index has that many pages. */
export async function measureTyping(
  context: BrowserContext,
  url: string,
  queries: readonly string[],
  pages?: number,
): Promise<TypedLetters> {
  const page = await context.newPage();
  if (pages !== undefined) {
    const json = publishedSearchFile(syntheticSearchFile(pages));
    await page.route('**/_search/**', (route) => route.fulfill({ json }));
  }
  await page.goto(url, { waitUntil: 'load' });
  await page.keyboard.press('/');
  // The index is loaded once the box is a combobox.
  const box = page.locator('input[data-search-input][role="combobox"]').first();
  await box.waitFor();
  await slowDown(page);
  await noteInteractions(page);
  await noteAnswers(page, 'input', '.search-list');
  for (const query of queries) {
    await box.fill('');
    await page.keyboard.type(query, { delay: betweenLetters });
    await page.waitForTimeout(betweenLetters);
  }
  const typed = { letters: await notedTimes(page), answers: await notedAnswers(page) };
  await page.close();
  return typed;
}
