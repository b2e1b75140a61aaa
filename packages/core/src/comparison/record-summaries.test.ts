import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from '../provider/audit.ts';
import { type Incident, incidentOutcomes } from '../provider/incident.ts';
import { auditSummary, incidentSummary } from './record-summaries.ts';

const audit = (date: string, reportPublic: Audit['reportPublic']): Audit => {
  return {
    auditor: 'Cure53',
    kind: 'inspection',
    scope: byLocale(() => ''),
    date,
    reportPublic,
    source: 'x',
  };
};

test('audits are counted, and a report is public only when a source says so', () => {
  const audits = [audit('2025-10', true), audit('2018', 'unknown'), audit('2024-12', false)];
  expect(auditSummary(audits)).toEqual({ count: 3, newest: '2025-10', publicReports: 1 });
});

test('an audit of another product is not counted', () => {
  const audits: Audit[] = [audit('2020', true), { ...audit('2026', true), kind: 'other-product' }];
  expect(auditSummary(audits)).toEqual({ count: 1, newest: '2020', publicReports: 1 });
});

test('no audits have no newest one', () => {
  expect(auditSummary([])).toEqual({ count: 0, newest: undefined, publicReports: 0 });
});

const incident = (date: string, outcome: Incident['outcome']): Incident => {
  return { date, summary: byLocale(() => ''), outcome, harm: 'none', source: 'x' };
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
