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
  /** Readings that are not confirmed yet. */
  readonly waiting: readonly {
    readonly cell: WatchedCell;
    readonly url: string;
    readonly reading: WatchReading;
  }[];
}

/** Returns the readings of one source of a cell, oldest first. */
export type ReadingsOf = (cell: WatchedCell, source: string) => readonly WatchReading[];

/**
 * Derives proposals and findings from all readings so far. It fetches nothing, so that the same readings give the same
 * notice.
 */
export function watchNotice(cells: readonly WatchedCell[], readingsOf: ReadingsOf): WatchNotice {
  // Readings from before the last check are ignored, because the editor has seen those words too.
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
      verdict.status === 'change' ? [findingFor(cell, id, url, verdict.reading)] : [],
    ),
    waiting: verdicts.flatMap(({ cell, url, verdict }) =>
      verdict.status === 'waits' ? [{ cell, url, reading: verdict.reading }] : [],
    ),
  };
}

/** Returns the proposal to renew a cell; undefined until all of its living sources confirm it. */
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
  const reportedOn = Object.fromEntries(
    good.flatMap(({ id, to, saidOn: reportedDay }) => {
      // A file whose address stays the same is no newer than the commit in that address.
      const own = to === undefined || moves.includes(id) ? reportedDay : cell.evidence.asOf;
      return own === undefined ? [] : [[id, own]];
    }),
  );
  const dates = renewedDates(cell.evidence, cell.sources, reportedOn, day);
  if (!dates) return undefined;
  const kind = moves.length > 0 ? 'address' : 'still-true';
  return {
    id: `watch ${kind} ${cell.file} ${cell.cell.join('.')} ${day}`,
    kind,
    provider: cell.provider,
    file: cell.file,
    cell: cell.cell,
    edits: [
      ...good.flatMap(({ id, to, saidOn: reportedDay, lines }) =>
        moves.includes(id) && to !== undefined && reportedDay !== undefined
          ? [...movedSource(cell, id, to, reportedDay), ...movedLines(cell, id, lines)]
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
        ? 'The source still says this at another address. Its page moved, or its file changed in the repository.'
        : 'The tool read every living source of the value again, and each still says this.',
  };
}

/** Returns the last reading if it found all quotes and saved the text. */
function goodReading(readings: readonly WatchReading[]): WatchReading | undefined {
  const last = readings.at(-1);
  return last?.outcome === 'same' && last.capture !== undefined ? last : undefined;
}

/** Whether all cells that cite a source found it at the new address, because they share its address. */
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
  // A page has a publication day only if it states one; a file in a repository has the day of its commit.
  if (!pinnedFile(to)) return [address];
  return [address, { file, path: ['sources', id, 'published'], value: day }];
}

/** Returns edits for quotes that name their line: the new line, or no line if it is unknown. */
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
  reworded: 'The source now says it in other words. Compare them, then change the value or the quote.',
  gone: 'The words are gone. Find where the source says it now, find another source, or write unknown.',
  moved:
    'The page redirects to another site. Cite that address if it has the same publisher, or find another source.',
  blocked: 'The tool could not read the source for two weeks. Open it in a browser, or find another source.',
} satisfies Partial<Record<Finding['kind'], string>>;
