import { ComparableText, quoteStands } from '../quote/quote-match.ts';
import { gone, here, policyPatience } from './policy-changes.ts';
import type { PolicyLook } from './policy-looks.ts';
import { type Instant, settleReadings } from './settle-readings.ts';
import { comparable, statementsOf } from './statements.ts';

/** 'waits': the last look says something else than what is believed. */
export type QuoteState =
  | { readonly state: 'here' | 'waits' }
  /** The first look without the words. */
  | { readonly state: 'gone'; readonly since: Instant };

/** One look at a text, as it is compared; undefined where it failed. */
export interface WordLook {
  readonly at: Instant;
  readonly words: ComparableText | undefined;
}

/** For many quotes from one text. Most looks show a text that was seen before. */
export function wordLooks(looks: readonly PolicyLook[]): WordLook[] {
  const read = new Map<string, ComparableText>();
  return looks.map(({ at, text }) => {
    if (text === undefined) return { at, words: undefined };
    const words = read.get(text) ?? new ComparableText(text);
    read.set(text, words);
    return { at, words };
  });
}

/** What the looks since a quote was read come to; whoever quoted the words saw them. */
export function quoteState(quote: string, readAt: Instant, looks: readonly WordLook[]): QuoteState {
  const readings = looks
    .filter(({ at }) => at > readAt)
    .map(({ at, words }) => ({ at, value: words && (quoteStands(words, quote) ? here : gone) }));
  const { value, changes, pending } = settleReadings(
    [{ at: readAt, value: here }, ...readings],
    policyPatience,
  );
  if (pending) return { state: 'waits' };
  const last = changes.at(-1);
  return value === gone && last ? { state: 'gone', since: last.since } : { state: 'here' };
}

/** With a smaller share of the quoted words in it, nobody would say that a sentence took their place. */
const leastShare = 0.6;

/** The statement that most likely took the place of a quote; undefined where none is like it. */
export function likestStatement(quote: string, text: string): string | undefined {
  const own = wordsOf(quote);
  const [best] = statementsOf(text)
    .map(({ words }) => ({ words, ...shared(own, wordsOf(words)) }))
    .toSorted((a, b) => b.share - a.share || a.length - b.length);
  return best && best.share >= leastShare ? best.words : undefined;
}

function wordsOf(text: string): Set<string> {
  return new Set(comparable(text).split(' '));
}

/** A quote is often a part of a sentence, so its words count, and of two sentences with as many the shorter one. */
function shared(quote: ReadonlySet<string>, sentence: ReadonlySet<string>) {
  return { share: quote.intersection(sentence).size / quote.size, length: sentence.size };
}
