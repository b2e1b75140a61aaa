import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { chosenReceipts } from './chosen-receipts.ts';
import { knownPlans } from './receipt-data.ts';
import { selectTrueCostPage } from './true-cost.block.ts';

const contexts = { en: testContext('en'), pl: testContext('pl'), tr: testContext('tr') };

function receipts(query: string, inLanguage = contexts.en, today = fixtureDay) {
  const site = { ...inLanguage, query };
  const model = selectTrueCostPage(site);
  if (!model) throw new Error('There is no price at all.');
  return chosenReceipts(model, model.choice, today, site);
}
const first = (...asked: Parameters<typeof receipts>) => receipts(...asked)[0];
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a receipt in words', () => {
  test('dates every charge, adds them up, and holds the sum against what is advertised', () => {
    const words = first('?plan=elm.annual&from=2024-02-29')?.words;
    expect(words?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['If bought Feb 29, 2024', '€59.88'],
      ['Renewal, Feb 28, 2025', '€83.88'],
      ['Renewal, Feb 28, 2026', '€83.88'],
    ]);
    expect(words?.lines[0]?.mark?.evidence).toBe('elm/prices');
    expect(words?.total).toMatchObject({ amount: '€227.64' });
    expect(words?.perMonth).toMatchObject({ kind: 'differs', advertised: '€4.99', paid: '€6.32' });
    expect(words?.deadlines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Refund until', 'Mar 30, 2024'],
      ['Cancel by', 'Feb 27, 2025'],
    ]);
    expect(plain(words?.basis ?? '')).toBe('Price seen May 20, 2025, tax included.');
  });

  test('says how long is paid where that is longer than the stay', () => {
    const words = first('?plan=alder.two-year&years=1&from=2025-01-31')?.words;
    expect(words?.total).toMatchObject({ amount: '$96.00' });
    expect(words?.notes).toMatch(/^You’re paid up until January 31, 2027\./);
  });

  test('counts the later ones of many charges, and lists all of them behind', () => {
    const prepaid = withPlans(contexts.en, 'alder', { renewal: 'none' });
    const receipt = first('?plan=alder.monthly&years=5&from=2025-06-15', prepaid);
    expect(receipt?.words?.lines).toHaveLength(3);
    expect(receipt?.words?.lines[2]).toMatchObject({
      label: '58 more, until May 15, 2030',
      amount: '$464.00',
    });
    expect(receipt?.words?.all).toHaveLength(60);
    expect(receipt?.words?.deadlines[1]).toMatchObject({ label: 'Paid until', amount: 'Jul 15, 2025' });
    expect(receipt?.chart?.label).toBe('$8.00 at purchase, $480.00 by the end, in 60 payments.');
    expect(receipt?.chart?.months.map(({ text }) => text)).toEqual(['0', '12', '24', '36', '48', '60']);
  });

  test('refuses a total where the renewal price is not published, and keeps the dates', () => {
    const receipt = first('?plan=elm.two-year&years=5&from=2025-06-15');
    expect(receipt?.words?.total.amount).toBe('no total');
    expect(receipt?.words?.perMonth?.kind).toBe('unpublished');
    expect(receipt?.words?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['If bought Jun 15, 2025', expect.any(String)],
      ['Renewal, Jun 15, 2027', 'not published'],
    ]);
    expect(receipt?.chart?.knownUntil).toBeLessThan(1);
    expect(receipt?.spoken).toContain('no total.');
    expect(receipt?.words?.deadlines[1]).toMatchObject({ label: 'Cancel by', amount: 'Jun 14, 2027' });
  });

  test('says that a refund is unknown where it is, and that there is none where there is none', () => {
    const refundOf = (query: string, inLanguage = contexts.en) =>
      first(query, inLanguage)?.words?.deadlines[0]?.amount;
    const untold = withPlans(contexts.en, 'fir', { refundDays: undefined });
    expect(refundOf('?plan=fir.three-year&from=2025-06-01', untold)).toBe('Jun 15, 2025');
    const unknown = withFact(untold, 'fir', 'money-back-days', { value: 'unknown' });
    expect(refundOf('?plan=fir.three-year', unknown)).toBe('unknown');
    expect(refundOf('?plan=elm.prepaid-week')).toBe('none');
  });

  test('refuses prices that are out of date on the day it is read', () => {
    const read = (today: string) => first('?plan=birch.two-year', contexts.en, today);
    expect(read('2025-09-16')?.words).toBeDefined();
    const receipt = read('2025-09-17');
    expect(receipt?.words).toBeUndefined();
    expect(receipt?.calendar).toBeUndefined();
    expect(receipt?.outdated).toBe(
      'No receipt for Birch VPN, 24 months. We saw this price on May 20, 2025, too long ago to rely on.',
    );
    expect(selectTrueCostPage(testContext('en', { asOf: '2029-01-01' }))).toBeUndefined();
  });

  test.each([
    ['en', /^With code GROVE20 until September 30, 2025: \$67\.01 .* \$186\.89 over 3 years\./],
    ['pl', /^Z kodem GROVE20 do 30 września 2025 r\.: 82,42 USD .* 229,87 USD przez 3 lata\./],
    ['tr', /^GROVE20 koduyla, 30 Eylül 2025 tarihine kadar: .* \$80,41, 3 yılda toplam \$224,27\./],
  ] as const)('has in %s a sentence for a code, beside charges that know none', (locale, sentence) => {
    const site = contexts[locale];
    const words = first('?plan=birch.two-year&from=2025-06-15', site)?.words;
    if (!words?.coupon) throw new Error('The fixture site has a coupon for this plan.');
    const b = (chunks: string) => chunks;
    expect(plain(site.t.markup('receipt.coupon', { ...words.coupon, b }))).toMatch(sentence);
    const without = first('?plan=birch.two-year&from=2025-06-15', { ...site, offers: new Map() })?.words;
    expect({ ...words, coupon: undefined }).toEqual(without);
  });

  test('has none for another plan, after its last day, or in the past', () => {
    const coupon = (query: string, today?: string) => first(query, contexts.en, today)?.words?.coupon;
    expect(coupon('?plan=birch.monthly&from=2025-06-15')).toBeUndefined();
    expect(coupon('?plan=birch.two-year&from=2025-10-01')).toBeUndefined();
    expect(coupon('?plan=birch.two-year&from=2025-06-14')).toBeUndefined();
    expect(coupon('?plan=birch.two-year&from=2025-06-14', '2025-06-14')).toBeDefined();
  });

  test('two bills in one currency are drawn to one scale', () => {
    const tops = (query: string) => receipts(query).map(({ chart }) => chart?.top);
    const [one, other] = tops('?plan=fir.three-year&plan=birch.two-year');
    expect(one).toBe(other);
    // Amounts in euros do not affect the scale of dollars.
    const [dollars, euros] = tops('?plan=fir.three-year&plan=elm.annual');
    expect(dollars).toBeLessThan(euros ?? 0);
  });

  test.each(localeCodes)('every plan has a receipt in %s, with a total or a refusal', (locale) => {
    const model = selectTrueCostPage(contexts[locale]);
    if (!model) throw new Error('There is no price at all.');
    // Providers whose price is outdated or unknown are not offered.
    expect(model.providers.map(({ id }) => id)).toEqual(['alder', 'birch', 'elm', 'fir']);
    for (const name of knownPlans(model.providers).keys()) {
      const choice = { plans: [name], years: 5, bought: '2028-02-29' };
      const [receipt] = chosenReceipts(model, choice, fixtureDay, contexts[locale]);
      const isRefused = receipt?.words?.lines.at(-1)?.amount === contexts[locale].t('receipt.unpublished');
      expect(receipt?.words?.total.amount === contexts[locale].t('receipt.noTotal')).toBe(isRefused);
    }
  });

  test('without a choice, the plan whose price rises most is shown', () => {
    expect(first('')?.name).toBe('birch.two-year');
    expect(first('?plan=x.y&plan[]=1')?.name).toBe('birch.two-year');
  });
});

describe('its calendar file', () => {
  const frame = { url: 'https://site.example/tools/true-cost', stamp: '2025-06-15T10:00:00Z' };
  const events = (query: string, locale: LocaleCode) => {
    const text = first(query, contexts[locale])?.calendar?.(frame) ?? '';
    const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    return found.map((event) => new ICAL.Event(event));
  };

  test.each([
    ['en', '$119.88', /^Last day for a refund: Birch VPN/, /^Last day to cancel: Birch VPN/],
    [
      'pl',
      '147,45',
      /^Ostatni dzień na zwrot pieniędzy: Birch VPN/,
      /^Ostatni dzień na rezygnację: Birch VPN/,
    ],
    ['tr', '$143,86', /^İade için son gün: Birch VPN/, /^İptal için son gün: Birch VPN/],
  ] as const)('in %s names both days', (locale, renewal, refund, cancel) => {
    for (const [bought, refundDay, cancelDay] of [
      ['2025-11-30', '2025-12-30', '2027-11-29'],
      ['2026-03-01', '2026-03-31', '2028-02-29'],
      ['2024-02-29', '2024-03-30', '2026-02-27'],
    ]) {
      const found = events(`?plan=birch.two-year&from=${bought}`, locale);
      expect(plain(found[0]?.summary)).toMatch(refund);
      expect(plain(found[1]?.summary)).toMatch(cancel);
      expect(found.map(({ startDate }) => startDate.toString())).toEqual([refundDay, cancelDay]);
      expect(found[1]?.description).toContain(renewal);
      expect(found[0]?.uid).toBe(`refund-birch.two-year-${bought}@receipts`);
    }
  });

  test('of a prepaid plan ends with what is paid', () => {
    const found = events('?plan=fir.three-year&from=2024-02-29', 'en');
    expect(plain(found[1]?.summary)).toBe('Paid time ends: Fir VPN, 36 months');
    expect(found[1]?.startDate.toString()).toBe('2027-02-28');
  });
});
