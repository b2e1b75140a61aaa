import type { Day } from '@vpn-site/core/day/day.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { freshPlansOf } from '@vpn-site/core/price/fresh-plans.ts';
import { anyReader } from '@vpn-site/core/price/reader-tax.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { leaderOf } from '@vpn-site/core/scoring/picks.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import { firstRanked, profileScorer, rankingScorer } from '@vpn-site/core/scoring/score-profile.ts';
import { valuesOverSpans } from './horizon-spans.ts';

export interface ListState {
  /** The ranked providers, in order. */
  readonly ranked: readonly string[];
  /** Ranked providers whose prices are recent enough to be shown. */
  readonly priced: readonly string[];
  /** Providers that are tied for first. */
  readonly first: readonly string[];
  /** The provider at the top of the ranking, if any. */
  readonly leader: readonly string[];
}

/**
 * Returns the state of every ranking on each of some days. Scores are computed for each day. Finding out who is tied for
 * first takes thousands of random samples, so it is computed only on days when it may have changed (see `valuesOverSpans`).
 */
export function listStates(
  providers: readonly Provider[],
  methodology: Methodology,
  days: readonly Day[],
): ReadonlyMap<string, readonly ListState[]> {
  const scored = days.map((day) => scoredLists(providers, methodology, day));
  const scorerOn = memoize(
    (day: Day) => day,
    (day) => profileScorer(providers, methodology, day),
  );
  return new Map(
    methodology.profiles.map(({ id }, list) => {
      const lists = scored.flatMap((each) => each[list] ?? []);
      const shapes = lists.map(({ shape }) => shape);
      const first = valuesOverSpans(shapes, (at) => firstRanked(scorerOn(days[at] ?? '')(id)));
      const leader = valuesOverSpans(shapes, (at) => {
        const provider = leaderOf(id, providers, methodology, scorerOn(days[at] ?? ''));
        return provider === undefined ? [] : [provider];
      });
      return [
        id,
        lists.map(({ ranked, priced }, at) => ({
          ranked,
          priced,
          first: first[at] ?? [],
          leader: leader[at] ?? [],
        })),
      ];
    }),
  );
}

interface ScoredList extends Omit<ListState, 'first' | 'leader'> {
  /**
   * A key that is equal on days between which scores change only gradually: the order is the same, and so is the evidence
   * for every criterion.
   */
  readonly shape: string;
}

function scoredLists(providers: readonly Provider[], methodology: Methodology, asOf: Day): ScoredList[] {
  const rankingOf = rankingScorer(providers, methodology, asOf);
  const priced = new Set(
    providers
      .filter((provider) => freshPlansOf(provider, { methodology, asOf, reader: anyReader }).length > 0)
      .map(({ id }) => id),
  );
  return methodology.profiles.map(({ id }) => {
    const ranked = rankingOf(id).ranked.map(({ score }) => score);
    const ids = ranked.map(({ provider }) => provider);
    return {
      ranked: ids,
      priced: ids.filter((provider) => priced.has(provider)),
      shape: ranked.map(shapeOf).join(' '),
    };
  });
}

function shapeOf({ provider, reasons }: Score): string {
  return `${provider}:${reasons.map(({ weight, evidence }) => (weight === 0 ? '' : evidence)).join()}`;
}
