import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Incident } from '../provider/incident.ts';
import { incidentDeduction } from './incident-deduction.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';

const asOf = '2026-11-15';
const incident = (over: Partial<Incident>): Incident => ({
  date: asOf,
  summary: byLocale(() => 'x'),
  outcome: 'unknown',
  harm: 'exposed-wide',
  told: 'answered',
  source: 's',
  ...over,
});
const taken = (...value: Incident[]) => {
  const provider = sampleProvider('p', { incidents: sampleFact({ type: 'incidents', value }) });
  return incidentDeduction(provider, sampleMethodology, asOf);
};

test('harm times telling, less a tenth for each year since the public knew', () => {
  expect(taken(incident({}))).toBe(1);
  expect(taken(incident({ told: 'itself-within-30-days' }))).toBe(0.5);
  expect(taken(incident({ told: 'kept-back', date: '2020', known: asOf }))).toBe(1.5);
  expect(taken(incident({ date: '2021-11-15' }))).toBeCloseTo(0.5, 3);
  expect(taken(incident({ date: '2010' }))).toBe(0);
});

test('nothing lost costs nothing, a weak source half, and all together have a limit', () => {
  expect(taken(incident({ harm: 'none', told: undefined }))).toBe(0);
  expect(taken(incident({ confidence: 'low' }))).toBe(0.5);
  expect(taken(incident({ harm: 'handed-over' }), incident({ harm: 'handed-over' }))).toBe(2.5);
});

test('where nobody says how it was told, it counts as kept back; an unknown record costs nothing', () => {
  expect(taken(incident({ told: undefined }))).toBe(1.5);
  expect(incidentDeduction(sampleProvider('p', {}), sampleMethodology, asOf)).toBe(0);
});
