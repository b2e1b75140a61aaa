import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAllRankings } from './all-rankings.block.ts';
import { AllRankings } from './all-rankings.tsx';

const site = testContext();
const { rankings } = selectAllRankings(site);

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

test('leads to the page of a ranking where there is one, and says whose the first place is', () => {
  const [overall] = rankings;
  if (!overall) throw new Error('There is a ranking.');
  const card = (change: Partial<typeof overall>) =>
    renderElement(<AllRankings rankings={[{ ...overall, ...change }]} />);
  const label = (change: Partial<typeof overall>) => card(change).all('.label')[0]?.text;
  expect(card({}).all('h2')[0]?.all('a')[0]?.attributes.href).toBe('/best-vpn');
  expect(card({ path: undefined }).all('h2')[0]?.all('a')).toEqual([]);
  expect(label({ first: overall.first.slice(0, 1) })).toBe('First place');
  expect(label({ first: [] })).toBe('Nobody is ranked here today');
});
