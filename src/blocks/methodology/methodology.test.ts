import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectMethodologyProfiles } from '../methodology-profiles/select.ts';
import { selectMethodology } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

describe('methodology', () => {
  const model = selectMethodology(english);
  const criterion = (id: string) =>
    model.groups.flatMap(({ criteria }) => criteria).find((candidate) => candidate.id === id);

  test('shows every criterion of the file in force once, under its group', () => {
    const shown = model.groups.flatMap(({ criteria }) => criteria.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(catalog.methodology.criteria.map(({ id }) => id).toSorted());
  });

  test('the weights of the groups are whole percents of a hundred', () => {
    const percents = model.groups.map(({ shareText }) => Number(shareText.replace('%', '')));
    expect(percents.every(Number.isInteger)).toBe(true);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  test.each([
    ['ownership', '10 when all of it is known; otherwise it does not count'],
    ['transparency-report', 'yes: 10; partly: 5; no: 0'],
    ['kill-switch', '10 for all of Windows, macOS, Linux, Android, and iOS; fewer in proportion'],
    ['countries', 'none at 5, 10 at 100, on a straight line between'],
    ['cost', 'the cheapest plan over 36 months, as a month; 10 at $2, none at $12; 10 at €2, none at €12'],
  ])('the rule of %s in words', (id, rule) => {
    expect(criterion(id)?.rule).toBe(rule);
  });

  test('rules that name choices name them as readers see them', () => {
    expect(criterion('jurisdiction')?.rule).toContain('New Zealand: 4');
    expect(criterion('two-factor')?.rule).toContain('not counted where the answer is');
    expect(criterion('incidents')?.rule).toContain('Data exposed: 5');
  });

  test.each(localeCodes)('every rule is worded in %s, with no id left in it', (locale) => {
    const ids = /data-exposed|connection-metadata|live-chat|not-applicable|android-tv|hardware-key/;
    const rules = selectMethodology(contextOf(locale)).groups.flatMap(({ criteria }) => criteria);
    expect(rules.filter(({ rule }) => rule === '' || ids.test(rule))).toEqual([]);
  });

  test('says the thresholds and which version is in force', () => {
    expect(model.settings.map(({ value }) => value)).toEqual(['60%', '50%', '1,000', '0.5 to 2', '3']);
    expect(model.versions.filter(({ isInForce }) => isInForce)).toHaveLength(1);
    const older = { ...catalog.methodology, version: '2025-1', published: '2025-01-01' };
    const { versions } = selectMethodology({ ...english, methodologies: [catalog.methodology, older] });
    expect(versions).toMatchObject([{ isInForce: true }, { version: '2025-1', isInForce: false }]);
  });
});

describe('methodology-profiles', () => {
  const { profiles, heaviest } = selectMethodologyProfiles(english);
  const profile = (id: string) => profiles.find((candidate) => candidate.id === id);

  test('shows every ranking against the overall one', () => {
    expect(profiles.map(({ id }) => id)).toEqual(catalog.methodology.profiles.map(({ id }) => id));
    expect(profile('overall')?.groups.every(({ overall }) => overall === undefined)).toBe(true);
    expect(profile('privacy')?.groups.every(({ overall }) => overall !== undefined)).toBe(true);
    expect(Math.max(...profiles.flatMap(({ groups }) => groups.map(({ share }) => share)))).toBe(heaviest);
  });

  test('says which criteria weigh differently, groups counted in, and what is required', () => {
    expect(profile('streaming')?.weights).toEqual([
      { id: 'countries', label: 'Countries', change: '3 → 6' },
      { id: 'streaming', label: 'Streaming reports', change: '0 → 36' },
    ]);
    expect(profile('streaming')?.requires).toEqual(['Required: “Streaming reports” must be known.']);
    expect(profile('torrenting')?.requires).toEqual(['Required: “Torrents allowed”, at least 5 points.']);
  });
});
