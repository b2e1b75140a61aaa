import type { Plan } from './plan.ts';
import type { PlanHistory, PriceHistory, PricePoint } from './price-history.ts';

/** Creates a yearly plan for tests that renews at its first price, with overrides. */
export function samplePlan(over: Partial<Plan>): Plan {
  const inMonths = over.days === undefined ? { months: 12 } : {};
  return {
    id: 'sample',
    name: 'Sample',
    currency: 'USD',
    market: 'US',
    ...inMonths,
    charged: 60,
    renewal: { charged: 60, months: 12 },
    tax: 'unknown',
    observed: '2026-10-11',
    source: 'price-index',
    ...over,
  };
}

/** Creates a price point for tests, from the morning of a day. */
export const point = (from: string, charged: number, over: Partial<PricePoint> = {}): PricePoint => ({
  from,
  at: `${from}T05:00:00Z`,
  charged,
  currency: 'USD',
  evidence: 'capture',
  ...over,
});

export const planHistory = (points: readonly PricePoint[], over: Partial<PlanHistory> = {}): PlanHistory => ({
  id: 'annual',
  current: true,
  observations: points.length,
  first: '2026-08-11',
  last: '2026-10-11',
  septemberRelease: true,
  points,
  ...over,
});

export const history = (...plans: PlanHistory[]): PriceHistory => ({
  provider: 'sample',
  window: { first: '2026-08-11', last: '2026-10-11' },
  market: 'US',
  source: {
    url: 'https://example.org',
    title: 'Index',
    publisher: 'dataset',
    licence: 'CC-BY-4.0',
  },
  checked: '2026-11-14',
  plans,
});
