import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectRenewal } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

describe('home-renewal', () => {
  const model = selectRenewal({}, english);

  test('draws everyone whose renewal is known, the steepest jump first', () => {
    const jumps = model.rows.map(({ jump }) => jump);
    expect(jumps).toEqual(jumps.toSorted((a, b) => b - a));
    expect(model.rows[0]).toMatchObject({
      provider: 'nordvpn',
      first: '$3.49',
      later: '$11.59',
      jumpText: '× 3.3',
    });
    expect(model.rows.every(({ mark }) => mark?.href.startsWith('https://'))).toBe(true);
  });

  test('euro and dollar share the scale, each in its own currency', () => {
    const currencies = new Set(model.rows.map(({ first }) => first.slice(0, 1)));
    expect(currencies).toEqual(new Set(['$', '€']));
  });

  test('the scale reaches past the steepest jump in whole steps', () => {
    expect(model.scale.map(({ times }) => times)).toEqual([1, 2, 3, 4]);
    expect(selectRenewal({ providers: ['mullvad'] }, english).scale).toHaveLength(2);
  });

  test('prepaid and unchanged are words, not multiples', () => {
    const texts = Object.fromEntries(model.rows.map(({ provider, jumpText }) => [provider, jumpText]));
    expect(texts).toMatchObject({ mullvad: 'prepaid', windscribe: 'unchanged' });
    expect(model.rows.find(({ provider }) => provider === 'mullvad')?.later).toBeUndefined();
  });

  test('who is left off is named with the reason', () => {
    expect(model.leftOff).toBe('Left off: IVPN, which does not publish its renewal price.');
    expect(selectRenewal({ providers: ['mullvad'] }, english).leftOff).toBeUndefined();
    const later = selectRenewal({ providers: ['mullvad', 'ivpn'] }, { ...english, asOf: '2029-11-15' });
    expect(later).toMatchObject({
      rows: [],
      leftOff: 'Left off: Mullvad VPN and IVPN, for lack of a recent price.',
    });
  });

  test.each(localeCodes)('nobody is lost in %s', (locale) => {
    const context = contextOf(locale);
    const { rows, leftOff = '' } = selectRenewal({}, context);
    const drawn = rows.map(({ provider }) => provider);
    for (const [id, { name }] of context.providers) {
      expect(drawn.includes(id) || leftOff.includes(name)).toBe(true);
    }
  });
});
