import { cellsIn } from '@vpn-site/content/facts/cells.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { comparableFetches, type QuoteState, quoteState } from '@vpn-site/core/policy/quoted-words.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { CitedSource } from './cited-sources.ts';
import type { RecordedDocument, RecordedVersion } from './recorded-document.ts';

/** A source of a provider with its recorded document and the state of the words we quote. */
export interface FollowedSource {
  readonly source: CitedSource;
  readonly document: RecordedDocument;
  /** The quoted version; undefined if it is not in the archive. */
  readonly cited: RecordedVersion | undefined;
  readonly quotes: readonly FollowedQuote[];
}

interface FollowedQuote {
  /** The cell that quotes the words: a fact or a claim. */
  readonly cell: FactPath;
  readonly text: string;
  readonly state: QuoteState;
}

export function followSource(source: CitedSource, document: RecordedDocument): FollowedSource {
  const cited = citedVersion(source, document);
  const fetches = comparableFetches(
    document.fetches.filter(({ at }) => cited === undefined || at > cited.at),
  );
  const quotes = cellsIn(source.file).flatMap(({ path, fields }) =>
    itemsOf(fields.quotes)
      .map(fieldsOf)
      .flatMap(({ source: id, text }) =>
        id === source.id && typeof text === 'string'
          ? [{ cell: path, text, state: quoteState(text, cited?.at ?? '', fetches) }]
          : [],
      ),
  );
  return { source, document, cited, quotes };
}

/**
 * Returns the quoted version. If the cited commit did not touch the document, it is the last version up to the source's
 * publication day.
 */
function citedVersion(
  { commit, url, file, id }: CitedSource,
  { versions, newest, url: current }: RecordedDocument,
): RecordedVersion | undefined {
  if (url === current) return newest;
  const { published } = fieldsOf(fieldsOf(fieldsOf(file.data).sources)[id]);
  return (
    versions.find((version) => version.url.includes(`/${commit}/`)) ??
    versions.findLast(({ reportedOn }) => typeof published === 'string' && reportedOn <= published)
  );
}

export function hasAllQuotes({ quotes }: FollowedSource): boolean {
  return quotes.length > 0 && quotes.every(({ state }) => state.state === 'here');
}
