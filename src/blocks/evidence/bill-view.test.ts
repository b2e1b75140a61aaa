import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { billView } from './bill-view.ts';
import { planView } from './plan-view.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const lines = (provider: string, locale: LocaleCode = 'en') =>
  billView(provider, contextOf(locale))?.lines.map(({ label, detail, amount }) => [label, detail, amount]);

describe('billView', () => {
  test('tells every charge of a plan that renews, then the sum', () => {
    expect(lines('nordvpn')?.slice(0, 2)).toEqual([
      ['Charged today', 'for 27 months', '$94.23'],
      ['Renews after 27 months', 'for 12 months', '$139.08'],
    ]);
    expect(billView('nordvpn', english)?.total).toMatchObject({ label: '36 months', amount: '$233.31' });
  });

  test('prepaid time is paid again, by the reader', () => {
    expect(lines('mullvad')?.[1]).toEqual(['Pay again after 1 month', undefined, '€5.00']);
    expect(lines('mullvad', 'pl')?.[1]?.[0]).toBe('Kolejna wpłata po 1 miesiącu');
  });

  test('a term that outlasts the stay is charged once', () => {
    expect(lines('private-internet-access')?.map(([label]) => label)).toEqual([
      'Charged today',
      'Refund window',
    ]);
  });

  test('there is no bill with a hole in it', () => {
    expect(billView('ivpn', english)).toBeUndefined();
    expect(billView('nordvpn', { ...english, asOf: '2029-11-15' })).toBeUndefined();
  });
});

describe('planView', () => {
  test('is the plan of the bill, by the month', () => {
    expect(planView('nordvpn', english)).toMatchObject({
      firstMonth: '$3.49',
      later: { kind: 'renews', month: '$11.59', jumpText: '3.3' },
    });
    expect(planView('mullvad', english)?.later).toEqual({ kind: 'prepaid' });
    expect(planView('ivpn', english)).toMatchObject({ firstMonth: '$5.00', later: { kind: 'unpublished' } });
  });

  test('is not known once the prices are too old', () => {
    expect(planView('nordvpn', { ...english, asOf: '2029-11-15' })).toBeUndefined();
  });
});
