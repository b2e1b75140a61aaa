/** The words of a source that support a value, in the language of the source. For a data file: the row and the column. */
export interface Quote {
  readonly source: string;
  readonly text: string;
  /** The position in the source: 'line 12', 'page 4'. */
  readonly where?: string | undefined;
}

/** Reasons for a missing quote: the words were not found again, or the value was counted. */
export const missingQuotes = ['not-reread', 'counted'] as const;

export interface MissingQuote {
  readonly source: string;
  readonly missing: (typeof missingQuotes)[number];
}

/** A quote, or the reason why there is none, as editors write it. */
export type WrittenQuote = Quote | MissingQuote;

/** Something with quotes from its sources. */
export interface Quoted {
  readonly quotes?: readonly WrittenQuote[] | undefined;
}

export function hasWords(quote: WrittenQuote): quote is Quote {
  return 'text' in quote;
}

/** Returns the quotes from one source, in file order. */
export function quotesFrom({ quotes = [] }: Quoted, source: string): readonly WrittenQuote[] {
  return quotes.filter((quote) => quote.source === source);
}
