import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { Quote } from '@vpn-site/core/provider/quote.ts';

/** A cell with evidence that a program can check. */
export interface WatchedCell {
  /** The provider id; 'countries' for facts that belong to no provider. */
  readonly provider: string;
  readonly file: string;
  readonly cell: FactPath;
  /**
   * Whether it is a claim next to a fact. Claims are never renewed. They are read nevertheless, because the address of a
   * source is updated only if every cell that cites it is still true.
   */
  readonly isClaim: boolean;
  readonly evidence: Pick<Evidence, 'asOf' | 'firstRead' | 'checked' | 'sources'>;
  /** The sources in the file, by id. */
  readonly sources: Readonly<Record<string, Source>>;
  /** The quotes from its sources, with their index in the cell. */
  readonly quotes: readonly WatchedQuote[];
}

export interface WatchedQuote extends Quote {
  readonly index: number;
}

export function wordsFrom({ quotes }: Pick<WatchedCell, 'quotes'>, source: string): string[] {
  return quotes.filter((quote) => quote.source === source).map(({ text }) => text);
}

/** Returns the sources whose current content is the evidence. */
export function livingSources({ evidence, sources }: WatchedCell): string[] {
  return evidence.sources.filter((id) => sources[id]?.kind === 'living');
}
