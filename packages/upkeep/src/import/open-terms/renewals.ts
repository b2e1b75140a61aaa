import { type Cell, cellsIn, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import { type FactFile, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { FactEdit, FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { fieldAt, pathText } from '#rules/edited-facts.ts';
import type { Proposal } from '#rules/proposal.ts';
import { renewedDates } from '#rules/renewed-dates.ts';
import { type FollowedSource, hasAllQuotes } from './followed-source.ts';

/**
 * Returns the renewals of one file from its sources in the archive. Sources with missing words are skipped, because a
 * person decides about those first.
 */
export function renewals(file: FactFile, followed: readonly FollowedSource[], today: Day): Proposal[] {
  const intact = followed.filter(hasAllQuotes);
  const proposals = [
    ...intact.map((one) => repinnedSource(file, one, today)),
    ...cellsIn(file).map((cell) => renewedCell(cell, intact, today)),
  ];
  return proposals
    .filter((proposal) => proposal !== undefined)
    .map((proposal) => ({
      ...proposal,
      edits: proposal.edits.filter(({ path, value }) => fieldAt(file.data, path) !== value),
    }))
    .filter(({ edits }) => edits.length > 0);
}

/**
 * Proposes the address of a newer version that still has every quoted word. Proposes nothing if the text is unchanged,
 * because a new address would gain nothing.
 */
function repinnedSource(file: FactFile, followed: FollowedSource, today: Day): Proposal | undefined {
  const { source, document, cited } = followed;
  if (!cited || cited.text === document.newest.text || cited.at > document.newest.at) return undefined;
  return {
    ...about(file, 'address', ['sources', source.id], [followed], today),
    edits: addressEdits(followed),
    summary: `${stemOf(file)}, ${source.id}: a newer version of ${source.document} still has every word that is quoted from it.`,
  };
}

/** Proposes new dates for a cell, if all of its living sources still confirm it; one of several is not enough. */
function renewedCell(
  { file, path, fields, isClaim }: Cell,
  intact: readonly FollowedSource[],
  today: Day,
): Proposal | undefined {
  const cited = itemsOf(fields.sources).filter((id) => typeof id === 'string');
  const own = intact.filter(
    ({ source, quotes }) =>
      cited.includes(source.id) && quotes.some(({ cell }) => pathText(cell) === pathText(path)),
  );
  if (isClaim || own.length === 0) return undefined;
  const dates = renewedDates(
    { ...fields, sources: cited },
    sourcesIn(file),
    Object.fromEntries(own.map(({ source, document }) => [source.id, document.lastSeen])),
    today,
  );
  if (!dates) return undefined;
  const newDates = Object.entries(dates).map(([field, value]) => ({
    file: file.file,
    path: [...path, field],
    value,
  }));
  return {
    ...about(file, 'still-true', path, own, today),
    edits: [...own.flatMap(addressEdits), ...newDates],
    summary: `${stemOf(file)}, ${path.join('.')}: the recorded text still says this.`,
  };
}

function about(
  file: FactFile,
  kind: 'still-true' | 'address',
  cell: FactPath,
  read: readonly FollowedSource[],
  today: Day,
): Omit<Proposal, 'edits' | 'summary'> {
  const quotes = read.flatMap((one) => one.quotes);
  return {
    id: `open-terms:${kind}:${stemOf(file)}:${cell.join('.')}:${today}`,
    kind,
    provider: stemOf(file),
    file: file.file,
    cell,
    read: read.map(({ source, document }) => ({
      id: source.id,
      url: document.url,
      on: today,
      capture: document.newest.capture,
    })),
    quote: (quotes.find((quote) => pathText(quote.cell) === pathText(cell)) ?? quotes[0])?.text ?? '',
  };
}

/** Returns the edits that set the address and day of the text as last seen. */
function addressEdits({ source, document }: FollowedSource): FactEdit[] {
  const path = ['sources', source.id];
  return [
    { file: source.file.file, path: [...path, 'url'], value: document.url },
    { file: source.file.file, path: [...path, 'published'], value: document.lastSeen },
  ];
}
