/** The words of a source that carry a value, in its own language; of a data file the row and the column. */
export interface Quote {
  readonly source: string;
  readonly text: string;
  /** Where in the source: 'line 12', 'page 4'. */
  readonly where?: string | undefined;
}

/** Why there are no words to show: they were not found again, or the value was counted. */
export const missingQuotes = ['not-reread', 'counted'] as const;

export interface MissingQuote {
  readonly source: string;
  readonly missing: (typeof missingQuotes)[number];
}

/** What editors may write of the words behind a value. */
export type WrittenQuote = Quote | MissingQuote;

/** Anything that is said with the words of its sources. */
export interface Quoted {
  readonly quotes?: readonly WrittenQuote[] | undefined;
}

export function hasWords(quote: WrittenQuote): quote is Quote {
  return 'text' in quote;
}

/** What is written of the words of one source, in the order of the file. */
export function quotesFrom({ quotes = [] }: Quoted, source: string): readonly WrittenQuote[] {
  return quotes.filter((quote) => quote.source === source);
}
