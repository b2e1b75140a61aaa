import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactEdit } from '@vpn-site/core/provider/fact-edit.ts';
import { pinnedFile } from './pinned-address.ts';
import type { Finding, Proposal } from './proposal.ts';
import { renewedDates } from './renewed-dates.ts';
import { livingSources, type WatchedCell, wordsFrom } from './watch-cell.ts';
import { type WatchReading, watchVerdict } from './watch-verdict.ts';

export interface WatchNotice {
  readonly proposals: readonly Proposal[];
  readonly findings: readonly Finding[];
  /** What was seen and is not believed yet. */
  readonly waiting: readonly {
    readonly cell: WatchedCell;
    readonly url: string;
    readonly reading: WatchReading;
  }[];
}

/** What was seen at one source of a cell, oldest first. */
export type ReadingsOf = (cell: WatchedCell, source: string) => readonly WatchReading[];

/** All that the looks so far come to. Nothing is read here: the same looks give the same notice. */
export function watchNotice(cells: readonly WatchedCell[], readingsOf: ReadingsOf): WatchNotice {
  // What was seen before somebody last checked the cell, they have seen too.
  const since: ReadingsOf = (cell, source) =>
    readingsOf(cell, source).filter(({ at }) => at.slice(0, 10) > cell.evidence.checked);
  const verdicts = cells.flatMap((cell) =>
    cell.isClaim
      ? []
      : livingSources(cell).map((id) => ({
          cell,
          id,
          url: cell.sources[id]?.url ?? '',
          verdict: watchVerdict(since(cell, id), cell.evidence.checked),
        })),
  );
  return {
    proposals: cells.flatMap((cell) => (cell.isClaim ? [] : (proposalFor(cell, cells, since) ?? []))),
    findings: verdicts.flatMap(({ cell, id, url, verdict }) =>
      verdict.told === 'change' ? [findingFor(cell, id, url, verdict.reading)] : [],
    ),
    waiting: verdicts.flatMap(({ cell, url, verdict }) =>
      verdict.told === 'waits' ? [{ cell, url, reading: verdict.reading }] : [],
    ),
  };
}

/** That a cell still holds; undefined as long as one of its living sources was not seen to say so. */
function proposalFor(
  cell: WatchedCell,
  cells: readonly WatchedCell[],
  readingsOf: ReadingsOf,
): Proposal | undefined {
  const seen = livingSources(cell).map((id) => ({ id, reading: goodReading(readingsOf(cell, id)) }));
  const good = seen.flatMap(({ id, reading }) => (reading ? [{ id, ...reading }] : []));
  const [oldest] = good.toSorted((a, b) => a.at.localeCompare(b.at));
  const quote = good.flatMap(({ id }) => wordsFrom(cell, id))[0];
  if (!oldest || good.length < seen.length || quote === undefined) return undefined;
  const day = oldest.at.slice(0, 10);
  const moves = good.flatMap(({ id, to }) =>
    to !== undefined && movesForAll(cell, id, to, cells, readingsOf) ? [id] : [],
  );
  const saidOn = Object.fromEntries(
    good.flatMap(({ id, to, saidOn: said }) => {
      // A file whose address stays is no younger than the commit in it.
      const own = to === undefined || moves.includes(id) ? said : cell.evidence.asOf;
      return own === undefined ? [] : [[id, own]];
    }),
  );
  const dates = renewedDates(cell.evidence, cell.sources, saidOn, day);
  if (!dates) return undefined;
  const kind = moves.length > 0 ? 'address' : 'still-true';
  return {
    id: `watch ${kind} ${cell.file} ${cell.cell.join('.')} ${day}`,
    kind,
    provider: cell.provider,
    file: cell.file,
    cell: cell.cell,
    edits: [
      ...good.flatMap(({ id, to, saidOn: said, lines }) =>
        moves.includes(id) && to !== undefined && said !== undefined
          ? [...movedSource(cell, id, to, said), ...movedLines(cell, id, lines)]
          : [],
      ),
      ...Object.entries(dates).map(([field, value]) => ({
        file: cell.file,
        path: [...cell.cell, field],
        value: value as Day | undefined,
      })),
    ],
    read: good.flatMap(({ id, at, capture, to }) =>
      capture === undefined
        ? []
        : [{ id, url: to ?? cell.sources[id]?.url ?? '', on: at.slice(0, 10), capture }],
    ),
    quote,
    summary:
      kind === 'address'
        ? 'The source still says so at another address: its page moved, or its file was changed in the repository.'
        : 'Every living source of the value was read again and still says so.',
  };
}

/** The last look, where it found every word and kept the text. */
function goodReading(readings: readonly WatchReading[]): WatchReading | undefined {
  const last = readings.at(-1);
  return last?.outcome === 'same' && last.capture !== undefined ? last : undefined;
}

/** A source has one address for all cells that cite it: it moves only with all of them. */
function movesForAll(
  { file }: WatchedCell,
  id: string,
  to: string,
  cells: readonly WatchedCell[],
  readingsOf: ReadingsOf,
): boolean {
  const citing = cells.filter((cell) => cell.file === file && cell.evidence.sources.includes(id));
  return citing.every((cell) => goodReading(readingsOf(cell, id))?.to === to);
}

function movedSource({ file }: WatchedCell, id: string, to: string, day: Day): FactEdit[] {
  const address = { file, path: ['sources', id, 'url'], value: to };
  // A page has a day of its own only where it says so; a file in a repository has that of its commit.
  if (!pinnedFile(to)) return [address];
  return [address, { file, path: ['sources', id, 'published'], value: day }];
}

/** Where a quote says on which line it stands, it says the new one; nothing where nobody knows it. */
function movedLines(
  { file, cell, quotes }: WatchedCell,
  id: string,
  lines: WatchReading['lines'],
): FactEdit[] {
  return quotes.flatMap(({ source, index, text, where }) => {
    if (lines === undefined || source !== id || !where || !/^lines? \d/.test(where)) return [];
    const line = lines[text];
    const now = line === undefined ? undefined : `line ${line}`;
    return now === where ? [] : [{ file, path: [...cell, 'quotes', index, 'where'], value: now }];
  });
}

function findingFor(
  cell: WatchedCell,
  id: string,
  url: string,
  { at, outcome, capture, was, now, to, reason }: WatchReading,
): Finding {
  const kind = outcome === 'same' || outcome === 'unreadable' ? 'differs' : outcome;
  return {
    id: `watch ${kind} ${cell.file} ${cell.cell.join('.')} ${id}`,
    kind,
    provider: cell.provider,
    file: cell.file,
    cell: cell.cell,
    url,
    on: at.slice(0, 10),
    capture,
    was: was ?? wordsFrom(cell, id)[0],
    now: now ?? to,
    summary: `${summaries[kind]}${reason === undefined ? '' : ` (${reason})`}`,
  };
}

const summaries = {
  differs: 'The source says something else.',
  reworded: 'The source now says it in other words: compare them, then change the value or the quote.',
  gone: 'The words are gone: find where the source says it now, or another source, or write unknown.',
  moved:
    'The page sends its readers to another site: cite that address if it is the same publisher’s, or find another source.',
  blocked: 'The source could not be read for two weeks: open it in a browser, or find another source.',
} satisfies Partial<Record<Finding['kind'], string>>;
