import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { scoredGroups } from './score-model.ts';
import { listStandings } from './standings-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('the score by group', () => {
  test('has the six groups in the order of the vocabulary, and their weights add up', () => {
    const groups = scoredGroups('mullvad', english);
    expect(groups.map(({ id }) => id)).toEqual(['trust', 'privacy', 'security', 'freedom', 'reach', 'value']);
    const weights = groups.map(({ weight }) => Number(/\d+/.exec(weight)?.[0]));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  test('says what lifts and what lowers, each with its source', () => {
    const freedom = scoredGroups('mullvad', english).find(({ id }) => id === 'freedom');
    expect(freedom?.lifts.find(({ key }) => key === 'multihop')).toMatchObject({
      label: 'Multi-hop',
      text: 'Yes',
      mark: { evidence: 'mullvad/multihop' },
    });
    expect(freedom?.lowers.map(({ key }) => key)).toContain('port-forwarding');
  });

  test('incidents say how they ended, because their number says nothing', () => {
    const trust = scoredGroups('private-internet-access', english).find(({ id }) => id === 'trust');
    expect(trust?.lifts.find(({ key }) => key === 'incidents')?.text).toBe(
      '2 incidents, the newest from 2016; nothing found against the provider (1); no customer data exposed, according to the source (1)',
    );
  });

  test('names what does not count', () => {
    const security = scoredGroups('tunnelbear', english).find(({ id }) => id === 'security');
    expect(security?.uncounted).toContain('Kill switch');
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
      listStandings('mullvad', english).map(({ profile, place }) => [profile, place]),
    );
    expect(Object.keys(standings)).toEqual(english.methodology.profiles.map(({ id }) => id));
    expect(standings.overall).toMatch(/^\d+ of 12$/);
    expect(standings.free).toBe('not ranked: “Free plan” falls short of what this list requires');
  });

  test.each(localeCodes)('leaves no list without words in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) {
      for (const { place } of listStandings(provider, context)) expect(place).not.toMatch(/^$|: $/);
    }
  });
});
