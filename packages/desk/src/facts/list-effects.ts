import type { Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { type ProfileResult, profileScorer } from '@vpn-site/core/scoring/score-profile.ts';
import type { ListEffect, PositionChange } from './wire.ts';

interface Scored {
  readonly providers: readonly Provider[];
  readonly methodology: Methodology;
}

const unranked = 'not ranked';

/**
 * Returns the effect of a change on every ranking: providers whose rank changes, and the score of the provider that the
 * change is about.
 */
export function listEffects(before: Scored, after: Scored, about: string, asOf: Day): ListEffect[] {
  const was = profileScorer(before.providers, before.methodology, asOf);
  const is = profileScorer(after.providers, after.methodology, asOf);
  const names = new Map(after.providers.map(({ id, name }) => [id, name]));
  return after.methodology.profiles.map(({ id: list }) => {
    const [old, now] = [positionsIn(was(list)), positionsIn(is(list))];
    const changeOf = (provider: string, part: keyof ListPosition): PositionChange => ({
      provider: names.get(provider) ?? provider,
      before: old.get(provider)?.[part] ?? unranked,
      after: now.get(provider)?.[part] ?? unranked,
    });
    return {
      list,
      score: changeOf(about, 'score'),
      places: [...now.keys()]
        .map((provider) => changeOf(provider, 'place'))
        .filter((each) => each.before !== each.after),
    };
  });
}

interface ListPosition {
  readonly place: string;
  readonly score: string;
}

function positionsIn({ ranking, rankRanges: places }: ProfileResult): ReadonlyMap<string, ListPosition> {
  const ranked = ranking.ranked.map(({ score }) => {
    const { from, to } = places.byProvider.get(score.provider) ?? { from: 0, to: 0 };
    return { score, place: from === to ? `${from}` : `${from}–${to}` };
  });
  const others = ranking.unranked.map(({ score }) => ({ score, place: unranked }));
  return new Map(
    [...ranked, ...others].map(({ score, place }) => [
      score.provider,
      { place, score: score.value?.toFixed(2) ?? 'none' },
    ]),
  );
}
