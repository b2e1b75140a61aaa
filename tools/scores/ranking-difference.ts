import type { Ranking } from '#domain/scoring/rank.ts';

interface Place {
  readonly rank: number | undefined;
  readonly value: number | undefined;
}

/** Which scores and places differ between two rankings, in the order of the later one. */
export function rankingDifference(before: Ranking, after: Ranking): string {
  const old = placesOf(before);
  const now = placesOf(after);
  const lines = [...new Set([...now.keys(), ...old.keys()])].flatMap((provider) => {
    const texts = [old.get(provider), now.get(provider)].map(placeText);
    return texts[0] === texts[1] ? [] : [`${provider.padEnd(24)} ${texts.join('  →  ')}`];
  });
  return lines.length === 0 ? 'No score and no place differs.' : lines.join('\n');
}

function placesOf({ ranked, unranked }: Ranking): Map<string, Place> {
  const places = [...ranked, ...unranked.map(({ score }) => ({ rank: undefined, score }))];
  return new Map(places.map(({ rank, score }) => [score.provider, { rank, value: score.value }]));
}

function placeText(place: Place | undefined): string {
  if (place === undefined) return 'not there';
  const { rank, value } = place;
  return `${rank === undefined ? 'not ranked' : `place ${rank}`}, ${value?.toFixed(2) ?? 'no score'}`;
}
