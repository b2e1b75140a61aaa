import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from './audit.ts';
import type { Fact } from './fact.ts';
import { auditRecord, incidentRecord } from './provider-records.ts';

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

test('none is not unknown', () => {
  expect(auditRecord(provider({ audits: known([]) }))?.entries).toEqual([]);
  expect(auditRecord(provider({ audits: { value: 'unknown' } }))).toBeUndefined();
  expect(incidentRecord(provider({}))).toBeUndefined();
});
