import { type Day, daysBetween } from '#domain/day/day.ts';
import { isKnown, type KnownFact } from '#domain/provider/fact.ts';
import { expiryDay } from '#domain/provider/freshness.ts';
import { factOf, type Provider, type Source } from '#domain/provider/provider.ts';
import { hasWords, quotesFrom } from '#domain/provider/quote.ts';
import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';

/** A fact that can be renewed by reading its source. */
export interface CarriedFact {
  readonly provider: string;
  readonly key: string;
  /** Negative where it is past its time. */
  readonly daysLeft: number;
  /** What to look for in the source. */
  readonly words: readonly string[];
}

/** A source with all that rests on it: one reading may renew many facts. */
export interface SourceToRead extends Pick<Source, 'url' | 'title' | 'kind'> {
  /** Those that expire first come first. */
  readonly facts: readonly CarriedFact[];
}

/**
 * The sources of facts that will be stale on a day, the most urgent first, each with everything it carries: who reads it
 * can renew what is not stale yet too.
 */
export function sourcesToRead(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  asOf: Day,
): SourceToRead[] {
  const carried = providers.flatMap((provider) => carriedFacts(provider, vocabulary, asOf));
  return [...Map.groupBy(carried, ({ source }) => source.url).values()]
    .flatMap((same) => {
      const facts = same.map(({ fact }) => fact).toSorted((a, b) => a.daysLeft - b.daysLeft);
      const [first] = same;
      return first ? [{ ...first.source, facts }] : [];
    })
    .filter(({ facts: [first] }) => first !== undefined && isOver(first))
    .toSorted(({ facts: [a] }, { facts: [b] }) => (a?.daysLeft ?? 0) - (b?.daysLeft ?? 0));
}

export function isOver({ daysLeft }: CarriedFact): boolean {
  return daysLeft <= 0;
}

function carriedFacts(provider: Provider, vocabulary: Vocabulary, asOf: Day) {
  return allDefinitions(vocabulary).flatMap((definition) => {
    const fact = factOf(provider, definition.key);
    const expires = isKnown(fact) ? expiryDay(fact, definition) : undefined;
    if (!isKnown(fact) || expires === undefined) return [];
    const id = renewingSource(fact, provider);
    const source = id === undefined ? undefined : provider.sources[id];
    if (id === undefined || !source) return [];
    const { url, title, kind } = source;
    const words = quotesFrom(fact, id)
      .filter(hasWords)
      .map(({ text }) => text);
    const daysLeft = daysBetween(asOf, expires);
    return [
      { source: { url, title, kind }, fact: { provider: provider.id, key: definition.key, daysLeft, words } },
    ];
  });
}

/** Reading a document again renews nothing, so a living source is the one to read. */
function renewingSource({ sources }: KnownFact, provider: Provider): string | undefined {
  return sources.find((id) => provider.sources[id]?.kind === 'living') ?? sources[0];
}
