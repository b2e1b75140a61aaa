import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fact, isKnown, unknown } from '@vpn-site/core/provider/fact.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { rankScores } from '@vpn-site/core/scoring/rank.ts';
import { judgedScore, judgeProvider, type Score } from '@vpn-site/core/scoring/score.ts';
import type { DueItem } from './due-item.ts';
import { noEffect, type RankEffect } from './due-queue.ts';

/**
 * Returns a function that computes the possible effect of a change to a cell: it scores the provider without the cell, and
 * counts the ranks by which it would move. These are ranks by score, without ranges, because uncertainty is about all cells
 * together.
 */
export function rankEffects(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): (item: DueItem) => RankEffect {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const effectOf = changeEffects(providers, methodology, asOf);
  return (item) => {
    const provider = byId.get(item.subject);
    const changed = provider && withoutCell(provider, item);
    return changed ? effectOf(changed) : noEffect;
  };
}

/**
 * Returns a function that computes by how many ranks a provider would move with changed facts, in the profile where it
 * moves most.
 */
export function changeEffects(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): (changed: Provider) => RankEffect {
  const scoresOf = (provider: Provider) => {
    const judged = judgeProvider(provider, methodology, asOf);
    return methodology.profiles.map(({ id }) => judgedScore(provider, judged, methodology, id));
  };
  const before = new Map(providers.map((provider) => [provider.id, scoresOf(provider)]));
  return (changed) => {
    const after = scoresOf(changed);
    const moved = methodology.profiles.map(({ id }, list): RankEffect => {
      const scores = [...before.values()].flatMap((each) => each[list] ?? []);
      const others = scores.filter((score) => score.provider !== changed.id);
      const now = rankAmong(scores, changed.id, methodology);
      const then = rankAmong([...others, ...after.slice(list, list + 1)], changed.id, methodology);
      return now === then ? noEffect : { places: Math.abs(now - then), list: id };
    });
    return moved.reduce(largerEffect, noEffect);
  };
}

/** Returns the larger effect; the first if they are equal. */
export function largerEffect(a: RankEffect, b: RankEffect): RankEffect {
  return b.places > a.places ? b : a;
}

/** Returns the rank of a provider. An unranked provider comes after all ranked ones. */
function rankAmong(scores: readonly Score[], provider: string, { rankedFrom }: Methodology): number {
  const { ranked } = rankScores(scores, rankedFrom);
  return ranked.find(({ score }) => score.provider === provider)?.rank ?? ranked.length + 1;
}

/** Returns the provider without a cell; undefined if the cell is not one of its facts or plans. */
function withoutCell(provider: Provider, { kind, key, cell }: DueItem): Provider | undefined {
  if (kind === 'fact') return withFact(provider, key, { value: unknown });
  const fact = factOf(provider, String(cell[1]));
  if (kind !== 'plan' || !isKnown(fact) || fact.type !== 'plans') return undefined;
  const plans = fact.value.filter(({ id }) => id !== key);
  return withFact(
    provider,
    String(cell[1]),
    plans.length === 0 ? { value: unknown } : { ...fact, value: plans },
  );
}

function withFact(provider: Provider, key: string, fact: Fact): Provider {
  return { ...provider, facts: { ...provider.facts, [key]: fact } };
}
