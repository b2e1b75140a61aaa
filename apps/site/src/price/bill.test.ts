import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { chargeLines, totalLine } from './bill.ts';
import { freshPlans, planBill, planView } from './price-model.ts';

const english = testContext();
const unpublished = withPlans(english, 'elm', { renewal: 'unpublished' });
const prepaid = { months: 1, charged: 5, renewal: 'none' } as const;
const lines = (provider: string, site = english) =>
  freshPlans(provider, site)
    .slice(-1)
    .flatMap((plan) => chargeLines(plan, undefined, site))
    .map(({ label, detail, amount }) => [label, detail, amount]);

describe('the charges of a plan', () => {
  test('are today’s and that of the renewal; a term that outlasts the stay is charged once', () => {
    expect(lines('birch')).toEqual([
      ['Charged today', 'for 24 months', '$83.76'],
      ['Renews after 24 months', 'for 12 months', '$119.88'],
    ]);
    expect(lines('fir').map(([label]) => label)).toEqual(['Charged today']);
    const renewing = withPlans(english, 'fir', { renewal: { charged: 99, months: 36 } });
    expect(lines('fir', renewing).map(([label]) => label)).toEqual(['Charged today']);
  });

  test('prepaid time is paid again, by the reader', () => {
    expect(lines('elm', withPlans(english, 'elm', prepaid))[1]).toEqual([
      'Pay again after 1 month',
      undefined,
      '€5.00',
    ]);
    const polish = withPlans(testContext('pl'), 'elm', prepaid);
    expect(lines('elm', polish)[1]?.[0]).toBe('Kolejna wpłata po 1 miesiącu');
  });

  test('a renewal that nobody publishes is no line, and the sum is told with its month', () => {
    expect(lines('elm', unpublished).map(([label]) => label)).toEqual(['Charged today']);
    const bill = planBill('birch', english);
    expect(bill && totalLine(bill, english)).toMatchObject({
      label: '36 months',
      amount: '$203.64',
    });
  });
});

test('the plan view is the plan of the bill by the month, or the one that looks cheapest where no cost is known', () => {
  expect(planView('birch', english)).toMatchObject({
    firstMonth: '$3.49',
    later: { kind: 'renews', month: '$9.99', jumpText: '2.9' },
  });
  expect(planView('fir', english)?.later).toEqual({ kind: 'prepaid' });
  expect(planView('elm', unpublished)).toMatchObject({
    firstMonth: '€4.49',
    later: { kind: 'unpublished' },
  });
});
