import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { listStandings, scoredGroups, worstFlaw } from './score-model.ts';

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
    expect(freedom?.lifts.find(({ criterion }) => criterion === 'obfuscation')).toEqual({
      criterion: 'obfuscation',
      label: 'Obfuscation',
      answers: [
        {
          key: 'obfuscation',
          label: undefined,
          text: 'Yes',
          mark: expect.objectContaining({ evidence: 'alder/obfuscation' }),
        },
      ],
    });
    expect(freedom?.lowers.map(({ criterion }) => criterion)).toEqual(['tor']);
  });

  test('names what nobody has shown, apart from what is known and bad', () => {
    const reach = scoredGroups('fir', english).find(({ id }) => id === 'reach');
    expect(reach?.notShown).toEqual(['Countries with servers, measured']);
    expect(reach?.lowers.map(({ criterion }) => criterion)).not.toContain('countries');
  });

  test('prints the basis of costs in the group where they count, and nowhere else', () => {
    const printed = scoredGroups('alder', english).filter(({ costBasis }) => costBasis !== undefined);
    expect(printed.map(({ id }) => id)).toEqual(['value']);
    expect(printed[0]?.costBasis).toBe(english.methodology.costBasis.statement.en);
  });

  test('a group that weighs nothing is no part of the score', () => {
    const { methodology } = english;
    const criteria = methodology.criteria.map((one) => (one.group === 'value' ? { ...one, weight: 0 } : one));
    const asked = testContext();
    const ranking = asked.ranking('overall');
    const ranked = ranking.ranking.ranked.map((entry) => ({
      ...entry,
      score: {
        ...entry.score,
        reasons: entry.score.reasons.map((one) => (one.group === 'value' ? { ...one, weight: 0 } : one)),
      },
    }));
    const site = {
      ...asked,
      methodology: { ...methodology, criteria },
      ranking: () => ({ ...ranking, ranking: { ...ranking.ranking, ranked } }),
    };
    expect(scoredGroups('alder', site).map(({ id }) => id)).not.toContain('value');
  });

  test.each(everyone)('no criterion of %s does two things', (provider) => {
    for (const { lifts, lowers, notShown } of scoredGroups(provider, english)) {
      const said = [...lifts, ...lowers].map(({ label }) => label).concat(notShown);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('what costs most', () => {
  test('is the criterion that takes most points from the whole', () => {
    expect(worstFlaw('alder', english)).toBe('Audits of apps and code');
    expect(worstFlaw('birch', english)).toBe('No logs, promised and proven');
  });

  test('may be what incidents took', () => {
    const overall = english.ranking('overall');
    const ranked = overall.ranking.ranked.map((entry) => ({
      ...entry,
      score: { ...entry.score, deduction: 2.5 },
    }));
    const site = {
      ...english,
      ranking: () => ({ ...overall, ranking: { ...overall.ranking, ranked } }),
    };
    expect(worstFlaw('alder', site)).toBe('Deducted for incidents');
  });
});

describe('the place in each list', () => {
  test('is a range of so many, or the reason why there is none', () => {
    const standings = Object.fromEntries(
      listStandings('alder', english).map(({ profile, text, spoken }) => [profile, [text, spoken]]),
    );
    expect(Object.keys(standings)).toEqual(english.methodology.profiles.map(({ id }) => id));
    expect(standings.travel).toEqual(['2 of 4', 'place 2 of 4']);
    expect(standings.privacy).toEqual(['1–2 of 4', 'place 1 to 2 of 4']);
    expect(standings.free).toEqual([
      'not ranked: “Free plan” falls short of what this list requires',
      undefined,
    ]);
  });

  test.each(localeCodes)('leaves no list without words in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) {
      for (const { text } of listStandings(provider, site)) expect(text).not.toMatch(/^$|: $/);
    }
  });
});
