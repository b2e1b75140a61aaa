import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { verdictContract } from './contract.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = context('en');

describe('verdict', () => {
  test('is judged in the overall list where nothing is said', () => {
    const { place } = verdictContract.select({ provider: 'mullvad' }, english, []);
    expect(place.place).toMatch(/· Overall$/);
  });

  test('only the first of the profile is the pick', () => {
    const picks = [...english.providers.keys()].filter(
      (provider) => verdictContract.select({ provider, profile: 'torrenting' }, english, []).place.isPick,
    );
    expect(picks).toEqual([english.ranking('torrenting').ranking.ranked[0]?.score.provider]);
  });

  test('carries what the author wrote, score, sureness, cost and one link', () => {
    const attributes = { provider: 'proton-vpn', takeIf: 'you care.', leaveIf: 'you do not.' };
    const model = verdictContract.select(attributes, english, []);
    expect(model).toMatchObject({ takeIf: 'you care.', leaveIf: 'you do not.', price: { isKnown: true } });
    expect(model.link.href).toBe('/sendme/proton-vpn?from=verdict');
    expect(model.place.score?.valueText).toMatch(/^\d\.\d$/);
    expect(model.place.stability?.text).toMatch(/%$/);
  });

  test('conditions may be left out', () => {
    expect(verdictContract.select({ provider: 'ivpn' }, english, [])).toMatchObject({
      takeIf: undefined,
      leaveIf: undefined,
    });
  });
});
