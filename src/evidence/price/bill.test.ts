import { describe, expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { withPlans } from '#fixtures/with-fact.ts';
import { billView } from './bill.ts';
import { planView } from './price.ts';

const english = testContext();
const unpublished = withPlans(english, 'elm', { renewal: 'unpublished' });
/** A month that is paid for and ends. */
const prepaid = { months: 1, charged: 5, renewal: 'none' } as const;
const lines = (provider: string, site = english) =>
  billView(provider, site)?.lines.map(({ label, detail, amount }) => [label, detail, amount]);

describe('billView', () => {
  test('tells every charge of a plan that renews, then the sum', () => {
    expect(lines('birch')).toEqual([
      ['Charged today', 'for 24 months', '$83.76'],
      ['Renews after 24 months', 'for 12 months', '$119.88'],
      ['Refund window', undefined, '30 days'],
    ]);
    expect(billView('birch', english)?.total).toMatchObject({ label: '36 months', amount: '$203.64' });
  });

  test('prepaid time is paid again, by the reader', () => {
    expect(lines('elm', withPlans(english, 'elm', prepaid))?.[1]).toEqual([
      'Pay again after 1 month',
      undefined,
      '€5.00',
    ]);
    const polish = withPlans(testContext('pl'), 'elm', prepaid);
    expect(lines('elm', polish)?.[1]?.[0]).toBe('Kolejna wpłata po 1 miesiącu');
  });

  test('a term that outlasts the stay is charged once', () => {
    expect(lines('fir')?.map(([label]) => label)).toEqual(['Charged today', 'Refund window']);
    const renewing = withPlans(english, 'fir', { renewal: { charged: 99, months: 36 } });
    expect(lines('fir', renewing)?.map(([label]) => label)).toEqual(['Charged today', 'Refund window']);
  });

  test('there is no bill with a hole in it', () => {
    expect(billView('elm', unpublished)).toBeUndefined();
    expect(billView('dogwood', english)).toBeUndefined();
    expect(billView('birch', { ...english, asOf: '2025-09-16' })).toBeDefined();
    expect(billView('birch', { ...english, asOf: '2025-09-17' })).toBeUndefined();
  });
});

describe('planView', () => {
  test('is the plan of the bill, by the month', () => {
    expect(planView('birch', english)).toMatchObject({
      firstMonth: '$3.49',
      later: { kind: 'renews', month: '$9.99', jumpText: '2.9' },
    });
    expect(planView('fir', english)?.later).toEqual({ kind: 'prepaid' });
  });

  test('is the one that looks cheapest where no cost is known', () => {
    expect(planView('elm', unpublished)).toMatchObject({
      firstMonth: '€4.49',
      later: { kind: 'unpublished' },
    });
  });

  test('is not known once the prices are too old', () => {
    expect(planView('birch', { ...english, asOf: '2025-09-16' })).toBeDefined();
    expect(planView('birch', { ...english, asOf: '2025-09-17' })).toBeUndefined();
  });
});
