import { publishedSearchFile } from '@vpn-site/site/search/index-format.ts';
import type { BrowserContext } from 'playwright-core';
import { syntheticSearchFile, syntheticWord } from '../search/synthetic-search-file.ts';
import { noteAnswers, notedAnswers, notedTimes, noteInteractions, slowDown } from './slow-page.ts';

/** As long as between two letters of somebody who types fast. */
const betweenLetters = 90;

export const askedQueries = ['mullvad', 'kill swich', 'nord vpn vs surfshark', 'servers in sweden', 'qqqqqq'];

export const syntheticQueries = [1, 40, 300, 2000].map(syntheticWord);

interface TypedLetters {
  /** Until the letter is painted. */
  readonly letters: readonly number[];
  /** Until its answers are. */
  readonly answers: readonly number[];
}

/** Each letter typed into the search box. With `pages`, into an index of so many. */
export async function typedLetters(
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
  // The index is there once the box is a combobox.
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
