import type { Plan } from './plan.ts';

/** For tests: a yearly plan that renews at its first price, changed where a test cares. */
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
