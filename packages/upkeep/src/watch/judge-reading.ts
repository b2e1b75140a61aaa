import type { Instant } from '@vpn-site/core/policy/confirm-readings.ts';
import { lineOfQuote } from '@vpn-site/core/quote/quote-match.ts';
import { addressAt } from '#rules/pinned-address.ts';
import { wordsFrom } from '#rules/watch-cell.ts';
import type { WatchReading } from '#rules/watch-verdict.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import type { PageRead } from './read-page.ts';
import type { FileVersions } from './repository-files.ts';
import { lookForAll, SourceText } from './source-text.ts';
import type { Citing } from './watched-addresses.ts';

/** Returns the reading of a fetched page for the words of one cell. */
export function judgePage(
  read: PageRead,
  { cell, id }: Citing,
  at: Instant,
  folder: UpkeepFolder,
): WatchReading {
  if (read.kind === 'moved') return { at, outcome: 'moved', to: read.to };
  if (read.kind !== 'text') return { at, outcome: read.kind, reason: read.reason };
  const quotes = wordsFrom(cell, id);
  if (quotes.length === 0)
    return { at, outcome: 'unreadable', reason: 'the cell has no words of this source' };
  const { outcome, ...words } = lookForAll(read.texts, quotes);
  if (outcome !== 'same' && read.doubt !== undefined) return { at, outcome: 'blocked', reason: read.doubt };
  const holding = read.texts.find((text) => lookForAll([text], quotes).outcome === outcome);
  const capture = folder.saveCapture((holding ?? read.texts[0])?.text ?? '');
  return outcome === 'same'
    ? { at, outcome, capture, saidOn: at.slice(0, 10), to: read.to }
    : { at, outcome, capture, ...words };
}

/**
 * Returns the reading of a file in a repository for the words of one cell. An unchanged file confirms the quote in any
 * format. Otherwise, only words found in the former file can be missing in the current one.
 */
export function judgeFile(
  file: FileVersions,
  { cell, id }: Citing,
  path: string,
  all: readonly Citing[],
  at: Instant,
  folder: UpkeepFolder,
): WatchReading {
  const { url = '', published } = cell.sources[id] ?? {};
  if (file.now === file.then) {
    return { at, outcome: 'same', capture: folder.saveCapture(file.now), saidOn: published ?? file.day };
  }
  const quotes = wordsFrom(cell, id);
  if (quotes.length === 0)
    return { at, outcome: 'unreadable', reason: 'the cell has no words of this source' };
  const then = new SourceText(file.then, path);
  const lost = quotes.find((quote) => then.lookFor(quote).outcome !== 'same');
  if (lost !== undefined) return { at, outcome: 'unreadable', reason: `the tool cannot look up “${lost}”` };
  const { now } = file;
  if (now === undefined) return { at, outcome: 'gone', reason: 'the file is no longer in its repository' };
  const capture = folder.saveCapture(now);
  const { outcome, ...words } = lookForAll([new SourceText(now, path)], quotes);
  if (outcome !== 'same') return { at, outcome, capture, ...words };
  const lines = Object.fromEntries(
    quotes.flatMap((quote) => {
      const line = lineOfQuote(now, quote);
      return line === undefined ? [] : [[quote, line]];
    }),
  );
  const to = addressAt(url, file.commit, lineOf(now, cell.file, id, all));
  return { at, outcome, capture, saidOn: file.day, to, lines };
}

/**
 * Returns the line of the file that the address should point to. All cells that cite the address share one line: that of
 * the first quote found verbatim.
 */
function lineOf(text: string, file: string, id: string, all: readonly Citing[]): number | undefined {
  return all
    .filter((citing) => citing.cell.file === file && citing.id === id)
    .flatMap(({ cell }) => wordsFrom(cell, id))
    .map((quote) => lineOfQuote(text, quote))
    .find((line) => line !== undefined);
}
