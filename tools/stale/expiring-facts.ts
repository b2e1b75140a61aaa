import type { Day } from '#domain/day/day.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { ageCountsFrom, expiryDay } from '#domain/provider/freshness.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';

export interface ExpiringFact {
  readonly provider: string;
  readonly key: string;
  readonly expires: Day;
  /** The day from which its age counts. */
  readonly counted: Day;
}

/** Facts that will be stale on a day. Providers in the order of their first expiry, their facts soonest first. */
export function expiringFacts(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  asOf: Day,
): ExpiringFact[] {
  const perProvider = providers.map((provider) =>
    allDefinitions(vocabulary)
      .flatMap((definition): ExpiringFact[] => {
        const fact = factOf(provider, definition.key);
        if (!isKnown(fact)) return [];
        const expires = expiryDay(fact, definition);
        if (expires === undefined || asOf < expires) return [];
        return [{ provider: provider.id, key: definition.key, expires, counted: ageCountsFrom(fact) }];
      })
      .toSorted((a, b) => compare(a.expires, b.expires)),
  );
  return perProvider
    .filter((entries) => entries.length > 0)
    .toSorted(([a], [b]) => compare(a?.expires ?? '', b?.expires ?? ''))
    .flat();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
