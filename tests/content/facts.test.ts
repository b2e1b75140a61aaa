import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';

const { facts, methodology, offers } = loadCatalog(process.cwd());

describe('the facts of this site', () => {
  test('12 providers or more, 41 facts each, every one sourced or unknown', () => {
    const cells = facts.providers.flatMap((provider) => Object.values(provider.facts));
    expect(facts.providers.length).toBeGreaterThanOrEqual(12);
    expect(allDefinitions(facts.vocabulary)).toHaveLength(41);
    expect(cells).toHaveLength(facts.providers.length * 41);
    expect(cells.filter((fact) => isKnown(fact) && fact.sources.length === 0)).toEqual([]);
  });

  test('every provider has one offer, an unpaid link to its own site', () => {
    expect([...offers.keys()].toSorted()).toEqual(facts.providers.map(({ id }) => id));
    for (const { provider, destination, paid } of offers.values()) {
      expect(destination).toBe(facts.providers.find(({ id }) => id === provider)?.website);
      expect(paid).toBe(false);
    }
  });

  test('there is a profile for every purpose of the site, and each ranks someone', () => {
    expect(methodology.profiles.map(({ id }) => id)).toEqual([
      'overall',
      'streaming',
      'torrenting',
      'free',
      'privacy',
      'travel',
    ]);
    for (const { id } of methodology.profiles) {
      const { ranking } = scoreProfile(facts.providers, methodology, id, '2026-11-15');
      expect(ranking.ranked.length).toBeGreaterThanOrEqual(3);
    }
  });
});
