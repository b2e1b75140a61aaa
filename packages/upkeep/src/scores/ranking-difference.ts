import type { Ranking } from '@vpn-site/core/scoring/rank.ts';

interface Rank {
  readonly rank: number | undefined;
  readonly value: number | undefined;
}

export const noDifference = 'No score and no rank differs.';

/** Returns the scores and ranks that differ between two rankings, in the order of the later one. */
export function rankingDifference(before: Ranking, after: Ranking): string {
  const old = ranksOf(before);
  const now = ranksOf(after);
  const lines = [...new Set([...now.keys(), ...old.keys()])].flatMap((provider) => {
    const texts = [old.get(provider), now.get(provider)].map(rankText);
    return texts[0] === texts[1] ? [] : [`${provider.padEnd(24)} ${texts.join('  →  ')}`];
  });
  return lines.length === 0 ? noDifference : lines.join('\n');
}

function ranksOf({ ranked, unranked }: Ranking): Map<string, Rank> {
  const all = [...ranked, ...unranked.map(({ score }) => ({ rank: undefined, score }))];
  return new Map(all.map(({ rank, score }) => [score.provider, { rank, value: score.value }]));
}

function rankText(entry: Rank | undefined): string {
  if (entry === undefined) return 'not there';
  const { rank, value } = entry;
  return `${rank === undefined ? 'not ranked' : `place ${rank}`}, ${value?.toFixed(2) ?? 'no score'}`;
}
