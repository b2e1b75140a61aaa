import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { tierViews } from './tiers.ts';

const english = testContext();

/** Returns a site whose ranking has tiers with these scores. */
function siteWith(scores: readonly (readonly number[])[], site: SiteContext = english): SiteContext {
  const result = site.ranking('overall');
  const [first] = result.ranking.ranked;
  if (!first) throw new Error('The fixture ranks no provider.');
  const tiers = scores.map((values, tier) => values.map((_, at) => `p${tier}-${at}`));
  const ranked = scores.flatMap((values, tier) =>
    values.map((value, at) => ({ rank: 1, score: { ...first.score, provider: `p${tier}-${at}`, value } })),
  );
  return { ...site, ranking: () => ({ ...result, tiers, ranking: { ranked, unranked: [] } }) };
}
const headings = (scores: readonly (readonly number[])[]) =>
  tierViews('overall', siteWith(scores)).map(({ heading }) => heading);
const about = (scores: readonly (readonly number[])[]) =>
  tierViews('overall', siteWith(scores)).map((tier) => tier.about);

describe('the tiers of a ranking', () => {
  test('are named by how many there are', () => {
    expect(headings([[8, 7.9], [6], [5], [2]])).toEqual([
      'Tied for first',
      'Next best',
      'In the middle',
      'At the bottom',
    ]);
    expect(headings([[9], [7], [6.1]])).toEqual(['First', 'Next best', 'Further down']);
  });

  test('say of the scores only what is true of all', () => {
    expect(about([[8, 7.9], [7, 6], [6.4, 4], [2]]).slice(1)).toEqual([
      'Most of what we ask has been shown, with gaps.',
      'About half of what we ask has been shown.',
      'Little of what we ask has been shown, or something went wrong.',
    ]);
    expect(about([[8], [7, 3], [5.4, 3], [4.9]])).toEqual([
      'Clearly above the next one.',
      'What has been shown differs: 3.0 to 7.0 of 10.',
      'About half of what we ask has been shown, or less.',
      'Less than half of what we ask has been shown.',
    ]);
    expect(about([[8]])).toEqual(['All we can rank here.']);
  });
});
