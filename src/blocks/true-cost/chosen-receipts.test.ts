import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { chosenReceipts } from './chosen-receipts.ts';
import { knownPlans } from './known-plans.ts';
import { selectTrueCostOf, selectTrueCostPage } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
const contexts = { en: contextOf('en'), pl: contextOf('pl'), tr: contextOf('tr') };

/** The receipts that the tool's page shows for a query. */
function receipts(query: string, locale: LocaleCode = 'en', today = '2026-11-15') {
  const context = { ...contexts[locale], query };
  const model = selectTrueCostPage(context);
  if (!model) throw new Error('There is no price at all.');
  return chosenReceipts(model, model.choice, today, context);
}
const first = (...asked: Parameters<typeof receipts>) => receipts(...asked)[0];
const plain = (text: string | undefined) => text?.replaceAll(' ', ' ');

describe('a receipt in words', () => {
  test('dates every charge, adds them up, and holds the sum against what was told', () => {
    const words = first('?plan=nordvpn.basic-two-year&from=2026-01-31')?.words;
    expect(words?.lines.map(({ label, detail, amount }) => [label, plain(detail), amount])).toEqual([
      ['January 31, 2026', 'at purchase, for 27 months', '$94.23'],
      ['April 30, 2028', 'renewal, for 12 months', '$139.08'],
    ]);
    expect(words?.lines[0]?.mark?.evidence).toBe('nordvpn/prices');
    expect(words?.total).toMatchObject({ amount: '$233.31' });
    expect(plain(words?.told)).toBe('You were told $3.49 a month. It is $6.48.');
    expect(words?.deadlines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Refund until', 'March 2, 2026'],
      ['Cancel by', 'April 29, 2028'],
    ]);
    expect(words?.notes).toMatch(/^What is paid lasts until April 30, 2029\./);
  });

  test('counts the later ones of many charges, and lists all of them behind', () => {
    const receipt = first('?plan=mullvad.one-month-credit&years=5&from=2026-11-15');
    expect(receipt?.words?.lines).toHaveLength(4);
    expect(receipt?.words?.lines[3]).toMatchObject({ label: '57 more payments', amount: '€285.00' });
    expect(receipt?.words?.all).toHaveLength(60);
    expect(receipt?.words?.deadlines[1]).toMatchObject({
      label: 'Paid time ends',
      amount: 'December 15, 2026',
    });
    expect(receipt?.chart?.label).toBe('€5.00 at purchase, €300.00 by the end, in 60 payments.');
    expect(receipt?.chart?.months.map(({ text }) => text)).toEqual(['0', '12', '24', '36', '48', '60']);
  });

  test('refuses a total where the renewal price is not published, and keeps the dates', () => {
    const [plan] = selectTrueCostOf(['ivpn'], contexts.en)?.choice.plans ?? [];
    const receipt = first(`?plan=${plan}&years=5`);
    expect(receipt?.words?.total).toBeUndefined();
    expect(receipt?.words?.refusal).toMatch(/^No total\. From \w+ 15, \d{4} on it renews/);
    expect(receipt?.words?.lines).toHaveLength(1);
    expect(receipt?.chart?.knownUntil).toBeLessThan(1);
    expect(receipt?.spoken).toContain('No total.');
    expect(receipt?.words?.deadlines[1]?.label).toBe('Cancel by');
  });

  test('says that a refund is unknown where it is', () => {
    const [plan] = selectTrueCostOf(['airvpn'], contexts.en)?.choice.plans ?? [];
    expect(first(`?plan=${plan}`)?.words?.deadlines[0]).toMatchObject({ amount: 'unknown' });
  });

  test('refuses prices that are out of date on the day it is read', () => {
    const receipt = first('?plan=nordvpn.basic-two-year', 'en', '2029-01-01');
    expect(receipt?.words).toBeUndefined();
    expect(receipt?.calendar).toBeUndefined();
    expect(receipt?.outdated).toBe(
      'No receipt. This price was seen on October 11, 2026, too long ago to rely on.',
    );
    expect(selectTrueCostPage(contextOf('en', '2029-01-01'))).toBeUndefined();
  });

  test('two bills in one currency are drawn to one scale', () => {
    const [one, other] = receipts('?plan=nordvpn.basic-two-year&plan=nordvpn.prime-two-year&years=5');
    expect(one?.chart?.top).toBe(other?.chart?.top);
  });

  test.each(localeCodes)('every plan has a receipt in %s, with a total or a refusal', (locale) => {
    const model = selectTrueCostPage(contexts[locale]);
    if (!model) throw new Error('There is no price at all.');
    expect(model.providers).toHaveLength(catalog.facts.providers.length);
    for (const name of knownPlans(model.providers).keys()) {
      const choice = { plans: [name], years: 5, bought: '2028-02-29' };
      const [receipt] = chosenReceipts(model, choice, '2026-11-15', contexts[locale]);
      expect(receipt?.words?.total ?? receipt?.words?.refusal).toBeTruthy();
    }
  });

  test('without a choice, the best placed provider’s plan is shown', () => {
    const best = contexts.en.ranking('overall').ranking.ranked[0]?.score.provider;
    expect(first('')?.name).toMatch(new RegExp(`^${best}\\.`));
    expect(first('?plan=x.y&plan[]=1')?.name).toBe(first('')?.name);
  });
});

describe('its calendar file', () => {
  const frame = { url: 'https://site.example/tools/true-cost', stamp: '2026-11-15T10:00:00Z' };
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));

  test.each([
    [
      'en',
      'Last day for a refund: NordVPN, Basic, 27 months',
      'Last day to cancel: NordVPN, Basic, 27 months',
    ],
    [
      'pl',
      'Ostatni dzień na zwrot pieniędzy: NordVPN, Basic, 27 miesięcy',
      'Ostatni dzień na anulowanie: NordVPN, Basic, 27 miesięcy',
    ],
    ['tr', 'İade için son gün: NordVPN, Basic, 27 ay', 'İptal için son gün: NordVPN, Basic, 27 ay'],
  ] as const)('in %s names both days', (locale, refund, cancel) => {
    for (const [bought, refundDay, cancelDay] of [
      ['2026-11-30', '2026-12-30', '2029-02-27'],
      ['2025-11-30', '2025-12-30', '2028-02-28'],
      ['2028-02-29', '2028-03-30', '2030-05-28'],
    ]) {
      const receipt = first(`?plan=nordvpn.basic-two-year&from=${bought}`, locale);
      const found = events(receipt?.calendar?.(frame) ?? '');
      expect(found.map(({ summary }) => plain(summary))).toEqual([refund, cancel]);
      expect(found.map(({ startDate }) => startDate.toString())).toEqual([refundDay, cancelDay]);
      expect(found[1]?.description).toContain('139');
      expect(found[0]?.uid).toBe(`refund-nordvpn.basic-two-year-${bought}@receipts.vpn-site`);
    }
  });

  test('of a prepaid plan ends with what is paid', () => {
    const found = events(first('?plan=mullvad.one-month-credit&from=2026-01-31')?.calendar?.(frame) ?? '');
    expect(found.map(({ summary }) => summary)).toEqual(
      ['Last day for a refund: Mullvad VPN, 1 month', 'Paid time ends: Mullvad VPN, 1 month'].map((text) =>
        expect.stringMatching(text.replaceAll(' ', '\\s')),
      ),
    );
    expect(found[1]?.startDate.toString()).toBe('2026-02-28');
  });
});
