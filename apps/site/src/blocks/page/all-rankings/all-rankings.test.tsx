import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectAllRankings } from './all-rankings.block.ts';
import { AllRankings } from './all-rankings.tsx';

const site = testContext();
const { rankings } = selectAllRankings(site);

describe('all-rankings', () => {
  test('names every profile of the methodology, in its order, and all who share its first place', () => {
    expect(rankings.map(({ profile }) => profile)).toEqual(site.methodology.profiles.map(({ id }) => id));
    for (const { profile, first } of rankings) {
      expect(first.map(({ face }) => face.id)).toEqual(firstRanked(site.ranking(profile)));
    }
  });

  test('puts the use that readers ask for most behind the overall ranking', () => {
    const profiles = selectAllRankings(site, 'travel').rankings.map(({ profile }) => profile);
    expect(profiles.slice(0, 2)).toEqual(['overall', 'travel']);
    expect(profiles.toSorted()).toEqual(rankings.map(({ profile }) => profile).toSorted());
  });

  test('leads to the page of a ranking and to the reviews', () => {
    const overall = rankings.find(({ profile }) => profile === 'overall');
    expect(overall?.path).toBe('/best-vpn');
    expect(overall?.first[0]?.reviewPath).toMatch(/^\/reviews\//);
  });
});

describe('all-rankings as drawn', () => {
  const [overall] = rankings;
  if (!overall) throw new Error('There is a ranking.');
  const card = (change: Partial<typeof overall>) =>
    renderElement(<AllRankings rankings={[{ ...overall, ...change }]} />);

  test('says whether the first place is shared, or nobody’s', () => {
    const label = (count: number) =>
      card({
        first: Array.from({ length: count }, () => overall.first)
          .flat()
          .slice(0, count),
      }).all('.label')[0]?.text;
    expect(label(1)).toBe('First place');
    expect(label(0)).toBe('Nobody is ranked here today');
  });

  test('a ranking without a page is named, not linked', () => {
    expect(card({ path: undefined }).all('h2')[0]?.all('a')).toEqual([]);
  });
});
