import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { sampleFact } from '../scoring/sample-methodology.ts';
import type { Audit } from './audit.ts';
import type { Fact } from './fact.ts';
import type { Incident } from './incident.ts';
import { auditRecord, incidentRecord, sourcesInOrder } from './provider-records.ts';

const provider = (facts: Record<string, Fact>) => ({ id: 'a', name: 'A', website: '', facts, sources: {} });
const scope = byLocale(() => 'x');
const audit = (date: string): Audit => {
  return { auditor: 'B', kind: 'inspection', scope, date, reportPublic: true, source: 's' };
};
const known = (value: readonly Audit[]): Fact => {
  return { type: 'audits', value, basis: 'dataset', checked: '2026-11-14', sources: ['s'] };
};

test('the newest comes first and keeps its place in the facts', () => {
  const record = auditRecord(provider({ audits: known(['2020', '2026-02', '2024-06'].map(audit)) }));
  expect(record?.entries.map(({ entry, index }) => [entry.date, index])).toEqual([
    ['2026-02', 1],
    ['2024-06', 2],
    ['2020', 0],
  ]);
});

test('what did harm and what did none are two lists, each newest first', () => {
  const incident = (date: string, harm: Incident['harm']): Incident => {
    return { date, harm, summary: scope, outcome: 'clean', source: 's' };
  };
  const value = [
    incident('2019', 'flaw'),
    incident('2026', 'none'),
    incident('2024', 'handed-over'),
    incident('2020', 'none'),
  ];
  const record = incidentRecord(provider({ incidents: sampleFact({ type: 'incidents', value }) }));
  expect(record?.incidents.map(({ entry, index }) => [entry.date, index])).toEqual([
    ['2024', 2],
    ['2019', 0],
  ]);
  expect(record?.challenges.map(({ entry, index }) => [entry.date, index])).toEqual([
    ['2026', 1],
    ['2020', 3],
  ]);
  expect(record?.summary).toMatchObject({ count: 2, newest: '2024' });
});

test('the sources of incidents that count come first', () => {
  const at = (source: string, harm: Incident['harm']): Incident => {
    return { date: '2025', harm, summary: scope, outcome: 'clean', source };
  };
  const value = [at('search', 'none'), at('breach', 'break-in')];
  const evidence = {
    basis: 'press-report',
    checked: '2026-11-14',
    sources: ['search', 'both', 'breach'],
  } as const;
  expect(sourcesInOrder({ type: 'incidents', value, ...evidence })).toEqual(['breach', 'search', 'both']);
  expect(sourcesInOrder({ type: 'audits', value: [], ...evidence })).toEqual(evidence.sources);
});

test('none is not unknown', () => {
  expect(auditRecord(provider({ audits: known([]) }))?.entries).toEqual([]);
  expect(auditRecord(provider({ audits: { value: 'unknown' } }))).toBeUndefined();
  expect(incidentRecord(provider({}))).toBeUndefined();
});
