import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#score/outcome-model.ts';
import { Unranked } from './unranked.tsx';
import { unrankedGroups } from './unranked-model.ts';

const english = testContext();
const groupOf = (provider: string, profile: string) =>
  unrankedGroups(profile, english).find(({ providers }) =>
    providers.some(({ face }) => face.id === provider),
  );

describe('who is listed and not ranked', () => {
  test('stands there once, with those who have no place for the same reason', () => {
    for (const { id } of english.methodology.profiles) {
      const groups = unrankedGroups(id, english);
      const named = groups.flatMap(({ providers }) => providers.map(({ face }) => face.id));
      const unranked = english.ranking(id).ranking.unranked.map(({ score }) => score.provider);
      expect(named.toSorted()).toEqual(unranked.toSorted());
      expect(new Set(groups.map(({ why }) => why)).size).toBe(groups.length);
    }
  });

  test('the reason is what a reader would say of the criterion', () => {
    expect(groupOf('alder', 'free')?.why).toBe(outcomeOf('alder', 'free-plan', 'free', english).words);
  });

  test('a single fact that is required is named, and too little evidence is called that', () => {
    expect(groupOf('dogwood', 'overall')?.why).toBe('we could confirm too little');
    expect(groupOf('dogwood', 'torrenting')?.why).toContain('Torrents allowed');
  });

  test('is drawn with marks and links under its reason, and not at all where everybody is ranked', () => {
    const rendered = renderElement(<Unranked groups={unrankedGroups('overall', english)} />);
    expect(rendered.all('h3').map(({ text }) => text)).toEqual(['Not ranked: we could confirm too little']);
    expect(rendered.all('li').map(({ all }) => [all('.tile').length, all('a')[0]?.attributes.href])).toEqual([
      [1, '/reviews/cedar'],
      [1, '/reviews/dogwood'],
    ]);
    expect(renderElement(<Unranked groups={[]} />).text).toBe('');
  });
});
