import { expect, test } from 'vitest';
import type { Provider } from '../provider/provider.ts';
import { freshPlansOf } from './fresh-plans.ts';
import { samplePlan } from './price.fixture.ts';
import { anyReader } from './reader-tax.ts';

const provider: Provider = {
  id: 'alder',
  name: 'Alder',
  website: 'https://alder.example',
  sources: {},
  facts: {
    prices: {
      type: 'plans',
      value: [
        samplePlan({ id: 'renewed', observed: '2026-12-01' }),
        samplePlan({ id: 'left-alone', observed: '2026-10-11' }),
      ],
      basis: 'dataset',
      asOf: '2026-12-01',
      checked: '2026-12-01',
      sources: [],
    },
  },
};
const methodology = { lifetimes: { prices: 120 }, costBasis: { market: 'US' } };
const plansOn = (asOf: string) =>
  freshPlansOf(provider, { methodology, asOf, reader: anyReader }).map(({ id }) => id);

test('each plan expires by the day on which it was seen', () => {
  expect(plansOn('2027-02-07')).toEqual(['renewed', 'left-alone']);
  expect(plansOn('2027-02-08')).toEqual(['renewed']);
  expect(plansOn('2027-03-31')).toEqual([]);
});
