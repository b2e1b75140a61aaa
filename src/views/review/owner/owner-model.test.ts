import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { selectOwner } from './owner-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('who owns it', () => {
  test('leads from the operating company up to whom the group belongs', () => {
    const { steps } = selectOwner('birch', english);
    expect(steps.map(({ text }) => text)).toEqual([
      'Birch Networks S.A.',
      'Grove Group',
      'Grove Holding Ltd',
    ]);
    expect(steps[0]?.detail).toBe('Panama');
  });

  test('names the other brands and the review sites of the group, with sources', () => {
    const { group } = selectOwner('birch', english);
    expect(group?.siblings.map(({ name }) => name)).toEqual(['Cedar VPN', 'Willow VPN']);
    expect(group?.reviewSites.map(({ name, detail }) => [name, detail])).toEqual([
      ['Best Trees', 'The site says so itself.'],
    ]);
    for (const { sources } of group?.reviewSites ?? []) expect(sources[0]?.url).toMatch(/^https:/);
    expect(group?.sources.length).toBeGreaterThan(0);
  });

  test('of a review site it is said when little is known of its owner', () => {
    const ownership = english.ownership.map((group) => ({
      ...group,
      reviewSites: group.reviewSites.map((site) => ({ ...site, confidence: 'low' as const })),
    }));
    const { group } = selectOwner('birch', { ...english, ownership });
    expect(group?.reviewSites[0]?.detail).toBe('Low confidence. The site says so itself.');
  });

  test('a group of one brand has no others, and repeats no note', () => {
    expect(selectOwner('elm', english).group).toMatchObject({ siblings: [], note: undefined });
  });

  test('no owner and an unknown owner are different answers', () => {
    expect(selectOwner('alder', english).steps[1]).toMatchObject({
      text: 'no parent company',
      isUnknown: false,
    });
    expect(selectOwner('alder', english).group).toBeUndefined();
    expect(selectOwner('fir', english).steps[1]).toMatchObject({ text: 'Unknown', isUnknown: true });
  });

  test.each(localeCodes)('nobody is left without an operating company in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) expect(selectOwner(provider, site).steps[0]?.text).toBeTruthy();
  });
});
