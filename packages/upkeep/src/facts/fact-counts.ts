import { type RefusedHost, refusedHostOf } from '@vpn-site/content/facts/refused-hosts.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { isKnown, type KnownFact } from '@vpn-site/core/provider/fact.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { hasWords, type MissingQuote } from '@vpn-site/core/provider/quote.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';

/** Counts of a provider's facts by kind. Known facts either have quotes or state why not. */
export interface FactCounts {
  readonly known: number;
  readonly unknown: number;
  readonly stale: number;
  readonly quoted: number;
  readonly 'not-reread': number;
  readonly counted: number;
  readonly undated: number;
  readonly low: number;
  /** The number of facts that can be renewed by reading a page again. */
  readonly living: number;
  /** The number of facts whose sources are only documents. */
  readonly document: number;
  readonly refused: number;
}

export function factCounts(
  provider: Provider,
  vocabulary: Vocabulary,
  refusedHosts: readonly RefusedHost[],
  asOf: Day,
): FactCounts {
  const definitions = allDefinitions(vocabulary);
  const known = definitions.flatMap((definition) => {
    const fact = factOf(provider, definition.key);
    return isKnown(fact) ? [{ fact, isStale: isStale(fact, definition, asOf) }] : [];
  });
  const count = (isCounted: (fact: KnownFact) => boolean) =>
    known.filter(({ fact }) => isCounted(fact)).length;
  const sourcesOf = ({ sources }: KnownFact) => sources.flatMap((id) => provider.sources[id] ?? []);
  const living = count((fact) => sourcesOf(fact).some(({ kind }) => kind === 'living'));
  return {
    known: known.length,
    unknown: definitions.length - known.length,
    stale: known.filter((one) => one.isStale).length,
    quoted: count(({ quotes = [] }) => quotes.some(hasWords)),
    'not-reread': count((fact) => missingFrom(fact) === 'not-reread'),
    counted: count((fact) => missingFrom(fact) === 'counted'),
    undated: count((fact) => fact.asOf === undefined),
    low: count(({ confidence }) => confidence === 'low'),
    living,
    document: known.length - living,
    refused: count((fact) => sourcesOf(fact).some(({ url }) => refusedHostOf(url, refusedHosts))),
  };
}

/** Returns the first reason why a fact has no quotes with words; undefined if it has some. */
function missingFrom({ quotes = [] }: KnownFact): MissingQuote['missing'] | undefined {
  const [first] = quotes;
  return !first || quotes.some(hasWords) || hasWords(first) ? undefined : first.missing;
}

export function totalOf(counts: readonly FactCounts[]): FactCounts {
  return counts.reduce((sum, one) => {
    const added = Object.entries(one).map(([name, value]) => [name, value + sum[name as keyof FactCounts]]);
    return Object.fromEntries(added) as FactCounts;
  });
}
