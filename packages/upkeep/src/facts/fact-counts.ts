import { type RefusedHost, refusedHostOf } from '@vpn-site/content/facts/refused-hosts.ts';
import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import { isKnown, type KnownFact } from '@vpn-site/core/provider/fact.ts';
import { ageStartDay, isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider, type Source } from '@vpn-site/core/provider/provider.ts';
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

/** Ages of facts in days, each up to the next; the table names them. */
const ages = {
  'under 3 months': 0,
  '3 to 6 months': 91,
  '6 to 12 months': 183,
  '12 to 18 months': 365,
  'over 18 months': 548,
};
type Age = keyof typeof ages | 'undated';

/** Numbers of facts with one, two, or more independent sources. */
export interface SourceCounts {
  readonly '1 source': number;
  readonly '2 sources': number;
  readonly '3 or more': number;
}

/** Counts the known facts of all providers by age and by number of independent sources. */
export function factsByAge(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  asOf: Day,
): Readonly<Record<Age | 'total', SourceCounts>> {
  const known = providers.flatMap((provider) =>
    allDefinitions(vocabulary).flatMap(({ key }) => {
      const fact = factOf(provider, key);
      return isKnown(fact)
        ? [
            {
              age: ageOf(fact, asOf),
              voices: new Set(fact.sources.map((id) => voiceOf(provider.sources[id], id))).size,
            },
          ]
        : [];
    }),
  );
  const row = (age: Age | 'total'): SourceCounts => {
    const own = known.filter((fact) => age === 'total' || fact.age === age);
    return {
      '1 source': own.filter(({ voices }) => voices === 1).length,
      '2 sources': own.filter(({ voices }) => voices === 2).length,
      '3 or more': own.filter(({ voices }) => voices > 2).length,
    };
  };
  const names = [...(Object.keys(ages) as Age[]), 'undated', 'total'] as const;
  return Object.fromEntries(names.map((name) => [name, row(name)])) as Record<Age | 'total', SourceCounts>;
}

function ageOf(fact: KnownFact, asOf: Day): Age {
  if (fact.asOf === undefined) return 'undated';
  const days = daysBetween(ageStartDay(fact), asOf);
  const names = Object.keys(ages) as (keyof typeof ages)[];
  return names.findLast((name) => ages[name] <= days) ?? 'under 3 months';
}

/** Returns who speaks: all pages of the provider are one voice, and so are all files of one owner on GitHub, or of one host. */
function voiceOf(source: Source | undefined, id: string): string {
  if (source === undefined) return id;
  if (source.publisher === 'provider') return 'provider';
  const { hostname, pathname } = new URL(source.url);
  return hostname === 'github.com' ? `${hostname}/${pathname.split('/')[1]}` : hostname.replace(/^www\./, '');
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
