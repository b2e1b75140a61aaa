import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { type Incident, incidentOutcomes } from '../provider/fact.ts';
import { incidentSummary } from './incident-summary.ts';

const incident = (date: string, outcome: Incident['outcome']): Incident => {
  return { date, summary: byLocale(() => ''), outcome, source: 'x' };
};

test('incidents are counted by how they ended', () => {
  const incidents = [
    incident('2018-03', 'unknown'),
    incident('2026-01-04', 'data-exposed'),
    incident('2021', 'unknown'),
  ];
  expect(incidentSummary(incidents)).toEqual({
    count: 3,
    newest: '2026-01-04',
    outcomes: [
      { outcome: 'data-exposed', count: 1 },
      { outcome: 'unknown', count: 2 },
    ],
  });
  expect(incidentSummary([])).toEqual({ count: 0, newest: undefined, outcomes: [] });
});

test('every incident is counted once', () => {
  const some = fc.array(fc.constantFrom(...incidentOutcomes).map((outcome) => incident('2025', outcome)));
  fc.assert(
    fc.property(some, (incidents) => {
      const { count, outcomes } = incidentSummary(incidents);
      expect(outcomes.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    }),
  );
});
