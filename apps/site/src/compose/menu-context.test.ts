import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { composeMenuContext } from './menu-context.ts';

const site = testContext();
const context = composeMenuContext(fixtureCatalog(), site);

describe('what the menu says of providers', () => {
  test('is that two have one owner, where they do, and the overall score of one that is ranked', () => {
    expect(context.describePair('birch', 'cedar')).toBe('One owner: Grove Group');
    expect(context.describePair('alder', 'elm')).toBe('Which one suits which need');
    const { ranked, unranked } = site.ranking('overall').ranking;
    expect(context.providerScore(ranked[0]?.score.provider ?? '')).toMatch(/^\d\.\d$/);
    expect(context.providerScore(unranked[0]?.score.provider ?? '')).toBeUndefined();
  });

  test('has all of them, the ranked first', () => {
    const { ranked } = site.ranking('overall').ranking;
    expect(context.byScore.slice(0, ranked.length)).toEqual(ranked.map(({ score }) => score.provider));
    expect(context.byScore.toSorted()).toEqual([...site.providers.keys()].toSorted());
  });
});
