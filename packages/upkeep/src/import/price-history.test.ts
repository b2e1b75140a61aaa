import { addDays } from '@vpn-site/core/day/day.ts';
import { history, planHistory, point } from '@vpn-site/core/price/price.fixture.ts';
import { priceChanges } from '@vpn-site/core/price/price-history.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledHistory } from './price-history.ts';
import type { SnapshotRecord } from './price-index/snapshots.ts';

const capture = (day: string, charged: number, currency = 'USD'): SnapshotRecord => ({
  url: 'https://github.com/steveprice-dev/vpn-price-data/blob/1/x.json',
  capture: day,
  readOn: '2026-11-18',
  generatedAt: `${day}T05:01:00Z`,
  record: {
    feed: 'captures',
    provider_id: 'sample',
    plan_id: 'annual',
    country_code: 'US',
    currency,
    observed_at: `${day}T05:00:00Z`,
    upfront_total: charged,
    service_months: 12,
    free_months: 0,
    renewal_total: null,
    renewal_period_months: null,
    effective_renewal_monthly: null,
    refund_days: null,
    reference_price_total: null,
    reference_price_basis: null,
    tax_treatment: 'not_disclosed',
    source_url: 'https://sample.example/pricing',
    freshness_status: 'current',
  },
});
const days = (start: string, ...amounts: number[]) =>
  amounts.map((amount, index) => capture(addDays(start, index), amount));
const written = planHistory([point('2026-08-11', 60)], { observations: 3 });
const amounts = (plan: typeof written) => plan.points.map(({ from, charged }) => `${from} ${charged}`);

describe('filledHistory', () => {
  test('adds a sale that nobody wrote down, with its end, and counts the days', () => {
    const filled = filledHistory(written, days('2026-09-01', 60, 48, 48, 48, 60, 60));
    expect(amounts(filled)).toEqual(['2026-08-11 60', '2026-09-02 48', '2026-09-05 60']);
    expect(filled.points[1]).toMatchObject({ evidence: 'capture', previous: '2026-09-01' });
    expect(filled.observations).toBe(6);
    expect(priceChanges(history(filled))).toHaveLength(2);
  });

  test('an amount that was seen once is no change', () => {
    expect(amounts(filledHistory(written, days('2026-09-01', 60, 48, 60, 60)))).toEqual(['2026-08-11 60']);
  });

  test('a change that is written already stays as it is', () => {
    const known = planHistory([point('2026-08-11', 60), point('2026-09-03', 48)], { observations: 9 });
    expect(filledHistory(known, days('2026-09-01', 60, 48, 48, 48))).toBe(known);
  });

  test('earlier captures move the beginning', () => {
    const filled = filledHistory(written, days('2026-08-01', 50, 50, 50));
    expect(filled.first).toBe('2026-08-01');
    expect(amounts(filled)).toEqual(['2026-08-01 50', '2026-08-11 60']);
  });

  test('later captures, other currencies and partners’ pages change nothing', () => {
    expect(filledHistory(written, days('2026-10-12', 48, 48, 48))).toBe(written);
    const euros = [capture('2026-09-01', 48, 'EUR'), capture('2026-09-02', 48, 'EUR')];
    expect(filledHistory(written, euros)).toBe(written);
    const partner = planHistory([point('2026-08-11', 60, { standard: false })]);
    expect(filledHistory(partner, days('2026-09-01', 48, 48))).toBe(partner);
  });

  test('whatever is captured, written points stay, in order, and a second run adds nothing', () => {
    const amount = fc.constantFrom(48, 60, 72);
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), (seen) => {
        const captures = days('2026-08-05', ...seen);
        const once = filledHistory(written, captures);
        for (const known of written.points) expect(once.points).toContainEqual(known);
        expect(once.points.map(({ at }) => at)).toEqual(once.points.map(({ at }) => at).toSorted());
        expect(filledHistory(once, captures)).toBe(once);
      }),
    );
  });
});
