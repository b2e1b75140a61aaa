import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectOwner } from './owner-model.ts';

const english = testContext();

describe('who owns it', () => {
  test('a parent company that is also the owner is named once', () => {
    const ownership = english.ownership.map((group) => ({ ...group, parent: 'Grove Group' }));
    const { steps } = selectOwner('birch', { ...english, ownership });
    expect(steps.map(({ text }) => text)).toEqual(['Grove Group', 'Birch Networks S.A.']);
  });

  test('of a review site it is said when little is known of its owner', () => {
    const caveat = (site: SiteContext) => selectOwner('birch', site).group?.reviewSites[0]?.sites[0]?.caveat;
    const ownership = english.ownership.map((group) => ({
      ...group,
      reviewSites: group.reviewSites.map((site) => ({ ...site, confidence: 'low' as const })),
    }));
    expect([caveat(english), caveat({ ...english, ownership })]).toEqual([undefined, 'low confidence']);
  });

  test('review sites that the owner owns stand apart from those of its founders', () => {
    const ownership = english.ownership.map((group) => ({
      ...group,
      reviewSites: group.reviewSites.flatMap((site) => [
        { ...site, name: 'Tree News', heldBy: 'founders' as const },
        site,
      ]),
    }));
    const { group } = selectOwner('birch', { ...english, ownership });
    expect(group?.reviewSites.map(({ held, sites }) => [held, sites.map(({ name }) => name)])).toEqual([
      ['owner', ['Best Trees']],
      ['founders', ['Tree News']],
    ]);
  });

  test('no owner and an unknown owner are different answers', () => {
    expect(selectOwner('alder', english).steps[0]).toMatchObject({
      text: 'No parent company',
      isUnknown: false,
    });
    expect(selectOwner('alder', english).group).toBeUndefined();
    expect(selectOwner('fir', english).steps[0]).toMatchObject({ text: 'Unknown', isUnknown: true });
  });
});
