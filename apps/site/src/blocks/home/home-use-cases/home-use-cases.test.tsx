import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { providerName } from '#site/provider-by-id.ts';
import { selectUseCases } from './home-use-cases.block.ts';
import { HomeUseCases } from './home-use-cases.tsx';

const english = testContext();

test('each need has its ranking and whoever leads it; a need that is named twice is shown once', () => {
  const { cases } = selectUseCases({ profiles: ['free', 'travel', 'free'] }, english);
  expect(cases.map(({ need, path, leader }) => [need, path, leader?.name])).toEqual([
    ['Free', english.roundupPath('free'), 'Elm VPN'],
    ['Travel and censorship', english.roundupPath('travel'), 'Elm VPN'],
  ]);
});

test('names everyone who is tied for first, however many they are', () => {
  const result = english.ranking('privacy');
  const ids = result.ranking.ranked.map(({ score }) => score.provider);
  for (let count = 1; count <= ids.length; count++) {
    const ranking = (profile: string) => ({
      ...english.ranking(profile),
      ...result,
      tiers: [ids.slice(0, count)],
    });
    const { cases } = selectUseCases({ profiles: ['privacy'] }, { ...english, ranking });
    expect(cases[0]?.tied).toEqual(ids.slice(1, count).map((id) => providerName(id, english)));
  }
});

test('a need leads to the ranking, with who leads it and why; without its page it leads nowhere', () => {
  const links = (site = english) =>
    renderElement(<HomeUseCases {...selectUseCases({ profiles: ['streaming'] }, site)} />).all('a');
  const [pill] = links();
  expect(pill?.attributes.href).toBe(english.roundupPath('streaming'));
  expect(pill?.text).toMatch(/^B Streaming Birch VPN.*: ./);
  expect(links({ ...english, roundupPath: () => undefined })).toEqual([]);
});

test.each([
  [english.asOf, 'Nobody ranked yet'],
  ['2039-11-15', english.t('blocks.homeUseCases.noLonger')],
])('on %s a need without ranked providers stays, and says whether somebody was before', (asOf, words) => {
  const none = (profile: string) => ({
    ...english.ranking(profile),
    ranking: { ranked: [], unranked: [] },
  });
  const model = selectUseCases({ profiles: ['streaming'] }, { ...english, asOf, ranking: none });
  expect(renderElement(<HomeUseCases {...model} />).all('.use')[0]?.text).toBe(`Streaming ${words}`);
});
