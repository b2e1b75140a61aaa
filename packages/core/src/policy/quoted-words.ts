import { ComparableText, containsQuote } from '../quote/quote-match.ts';
import { confirmReadings, type Instant } from './confirm-readings.ts';
import { gone, here, policyConfirmationPeriod } from './policy-changes.ts';
import type { PolicyFetch } from './policy-fetches.ts';
import { normalizeForComparison, statementsOf } from './statements.ts';

/**
 * The state of a quote in its source. 'waits': the last fetch differs from the ones before, and the change is not confirmed
 * yet.
 */
export type QuoteState =
  | { readonly state: 'here' | 'waits' }
  /** `since` is the first fetch without the quote. */
  | { readonly state: 'gone'; readonly since: Instant };

/** One fetch in comparable form; `words` is undefined if it failed. */
export interface ComparableFetch {
  readonly at: Instant;
  readonly words: ComparableText | undefined;
}

/**
 * Prepares fetches, so that many quotes can be searched in them. It caches by text, because most fetches return a text that
 * was seen before.
 */
export function comparableFetches(fetches: readonly PolicyFetch[]): ComparableFetch[] {
  const read = new Map<string, ComparableText>();
  return fetches.map(({ at, text }) => {
    if (text === undefined) return { at, words: undefined };
    const words = read.get(text) ?? new ComparableText(text);
    read.set(text, words);
    return { at, words };
  });
}

/**
 * Returns the state of a quote after the fetches since an editor read it. The editor's reading counts as the first fetch,
 * because the editor saw the quote.
 */
export function quoteState(quote: string, readAt: Instant, fetches: readonly ComparableFetch[]): QuoteState {
  const readings = fetches
    .filter(({ at }) => at > readAt)
    .map(({ at, words }) => ({ at, value: words && (containsQuote(words, quote) ? here : gone) }));
  const { value, changes, pending } = confirmReadings(
    [{ at: readAt, value: here }, ...readings],
    policyConfirmationPeriod,
  );
  if (pending) return { state: 'waits' };
  const last = changes.at(-1);
  return value === gone && last ? { state: 'gone', since: last.since } : { state: 'here' };
}

/** The min share of the quoted words that a sentence must contain to count as the replacement of a quote. */
const minShare = 0.6;

/** Returns the statement that most likely replaced a quote; undefined if none is similar. */
export function closestStatement(quote: string, text: string): string | undefined {
  const own = wordsOf(quote);
  const [best] = statementsOf(text)
    .map(({ words }) => ({ words, ...shared(own, wordsOf(words)) }))
    .toSorted((a, b) => b.share - a.share || a.length - b.length);
  return best && best.share >= minShare ? best.words : undefined;
}

function wordsOf(text: string): Set<string> {
  return new Set(normalizeForComparison(text).split(' '));
}

/**
 * Returns the share of the quote's words that a sentence contains, because a quote is often only part of a sentence. The
 * field `length` breaks ties in favor of the shorter sentence.
 */
function shared(quote: ReadonlySet<string>, sentence: ReadonlySet<string>) {
  return { share: quote.intersection(sentence).size / quote.size, length: sentence.size };
}
