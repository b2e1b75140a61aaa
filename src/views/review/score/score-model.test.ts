import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { listStandings, scoredGroups } from './score-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('the score by group', () => {
  test('has the six groups in the order of the vocabulary, and their weights add up', () => {
    const groups = scoredGroups('alder', english);
    expect(groups.map(({ id }) => id)).toEqual(['trust', 'privacy', 'security', 'freedom', 'reach', 'value']);
    const weights = groups.map(({ weight }) => Number(/\d+/.exec(weight)?.[0]));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  test('says what lifts and what lowers, each with its source', () => {
    const freedom = scoredGroups('alder', english).find(({ id }) => id === 'freedom');
    expect(freedom?.lifts.find(({ key }) => key === 'obfuscation')).toMatchObject({
      label: 'Obfuscation',
      text: 'Yes',
      mark: { evidence: 'alder/obfuscation' },
    });
    expect(freedom?.lowers.map(({ key }) => key)).toEqual(['tor']);
  });

  test('incidents say how they ended, because their number says nothing', () => {
    const trust = scoredGroups('alder', english).find(({ id }) => id === 'trust');
    expect(trust?.lifts.find(({ key }) => key === 'incidents')?.text).toBe(
      '2 incidents, the newest from March 9, 2021; nothing found against the provider (1); no customer data exposed, according to the source (1)',
    );
  });

  test('names what does not count', () => {
    const reach = scoredGroups('elm', english).find(({ id }) => id === 'reach');
    expect(reach?.uncounted).toEqual(['Streaming reports']);
  });

  test.each(everyone)('no fact of %s both lifts and lowers', (provider) => {
    for (const { lifts, lowers } of scoredGroups(provider, english)) {
      const lifting = new Set(lifts.map(({ key }) => key));
      expect(lowers.filter(({ key }) => lifting.has(key))).toEqual([]);
    }
  });
});

describe('the place in each list', () => {
  test('is a place of so many, or the reason why there is none', () => {
    const standings = Object.fromEntries(
      listStandings('alder', english).map(({ profile, place }) => [profile, place]),
    );
    expect(Object.keys(standings)).toEqual(english.methodology.profiles.map(({ id }) => id));
    expect(standings.overall).toBe('1 of 4');
    expect(standings.free).toBe('not ranked: “Free plan” falls short of what this list requires');
  });

  test.each(localeCodes)('leaves no list without words in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) {
      for (const { place } of listStandings(provider, site)) expect(place).not.toMatch(/^$|: $/);
    }
  });
});
