import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { Quote } from '@vpn-site/core/provider/quote.ts';

/** A cell with what it rests on, as far as a machine can look it up. */
export interface WatchedCell {
  /** 'countries' for what is no provider's. */
  readonly provider: string;
  readonly file: string;
  readonly cell: FactPath;
  /** Another value beside a fact: it is read, so that its source does not move away under it, and never renewed. */
  readonly isClaim: boolean;
  readonly evidence: Pick<Evidence, 'asOf' | 'firstRead' | 'checked' | 'sources'>;
  /** The table of sources of its file. */
  readonly sources: Readonly<Record<string, Source>>;
  /** The words of its sources, with their place in the list of the cell. */
  readonly quotes: readonly WatchedQuote[];
}

export interface WatchedQuote extends Quote {
  readonly index: number;
}

/** The words of one source. */
export function wordsFrom({ quotes }: Pick<WatchedCell, 'quotes'>, source: string): string[] {
  return quotes.filter((quote) => quote.source === source).map(({ text }) => text);
}

/** Those whose present content is the claim. */
export function livingSources({ evidence, sources }: WatchedCell): string[] {
  return evidence.sources.filter((id) => sources[id]?.kind === 'living');
}
