import type { Plan } from '@vpn-site/core/price/plan.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { PriceLine } from './price-line.tsx';
import { priceLine } from './price-line-model.ts';

const english = testContext();
const rendered = (provider: string, profile = 'overall', site = english) =>
  renderElement(<PriceLine line={priceLine(provider, profile, site)} hasDetails />, site.locale).all(
    '.price-line',
  )[0];
const line = (provider: string, profile?: string, site?: typeof english) =>
  rendered(provider, profile, site)?.text.replaceAll('\u00a0', ' ').replaceAll(' ,', ',');
/** Returns alder's price line if it has only this plan. */
const selling = (change: Partial<Plan>) =>
  line('alder', 'overall', withPlans(english, 'alder', { tax: 'included', refundDays: 30, ...change }));

describe('the price line', () => {
  test.each([
    [27, 81, [90, 12], '$81.00 for 27 months, tax included, then $90.00 a year'],
    [12, 48, [90, 36], '$48.00 for a year, tax included, then $90.00 every 3 years'],
    [1, 9, [9, 1], '$9.00 a month, tax included; renews at the same price'],
    [12, 69, [69, 12], '$69.00 a year, tax included; renews at the same price'],
    [1, 5, 'none', '$5.00 a month, tax included, prepaid. Nothing renews'],
    [24, 99, 'unpublished', '$99.00 for 2 years, tax included. Renewal price not published'],
  ] as const)('of a plan of %i months for %d, renewing at %j', (months, charged, next, said) => {
    const renewal = typeof next === 'string' ? next : { charged: next[0], months: next[1] };
    expect(selling({ months, charged, renewal })).toMatch(`${said} 30-day refund.`);
  });

  test('of a plan of days', () => {
    expect(selling({ months: undefined, days: 7, charged: 3, renewal: 'none' })).toMatch(
      '$3.00 for 7 days, tax',
    );
  });

  test('a later price that is much higher is set apart, and a length of time is never torn', () => {
    expect(rendered('birch')?.all('.price-higher')[0]?.text).toBe('$119.88');
    expect(rendered('elm')?.all('.price-higher')).toEqual([]);
    expect(priceLine('birch', 'overall', english)).toMatchObject({ term: '2\u00a0years' });
  });

  test('the refund is that of the plan, or else of all plans while that is known', () => {
    const silent = withPlans(english, 'alder', { refundDays: undefined });
    expect(line('alder', 'overall', silent)).toContain('30-day refund.');
    const none = withFact(silent, 'alder', 'money-back-days', { value: 0 });
    expect(line('alder', 'overall', none)).toContain('No refund.');
    const old = withFact(silent, 'alder', 'money-back-days', { asOf: '2019-01' });
    expect(line('alder', 'overall', old)).not.toContain('refund');
  });

  test('in a list where nobody pays it is what the free plan gives', () => {
    expect(line('elm', 'free')).toBe('$0. Unlimited data, 5 countries, 1 device');
    expect(line('fir', 'free')).toBe('$0. Limits not stated');
    expect(line('alder', 'free')).toBe('No free plan');
    expect(line('dogwood', 'free')).toBe('Nobody has shown a free plan');
  });

  test.each([
    ['pl', '103,02 USD za 2 lata, potem 147,45 USD rocznie 30 dni na zwrot pieniędzy. Cena z 20.05.2025.'],
    ['tr', '2 yıl için $100,51, sonra yılda $143,86 30 gün iade süresi. Fiyat tarihi: 20 May 2025.'],
  ] as const)('in %s', (locale, said) => {
    expect(line('birch', 'overall', testContext(locale))).toBe(said);
  });

  test('gives the average month in the reader’s own money', () => {
    const polish = testContext('pl');
    const localMoney = { currency: 'PLN', day: '2025-06-13', perUnit: { USD: 4 } } as const;
    const site = { ...polish, reader: { ...polish.reader, localMoney } };
    // 103.02 and 147.45 over 36 months, at 4 złoty.
    expect(line('birch', 'overall', site)).toContain('Średnio ok. 28 zł miesięcznie przez 3 lata.');
    expect(line('birch')).not.toContain('About');
  });
});
