import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import type { Audit } from './audit.ts';
import type { Fact } from './fact.ts';
import type { Incident } from './incident.ts';
import { auditRecord, incidentRecord, sourcesInOrder } from './provider-records.ts';

const provider = (facts: Record<string, Fact>) => sampleProvider('a', facts);
const scope = byLocale(() => 'x');
const audit = (date: string): Audit => {
  return { auditor: 'B', kind: 'inspection', scope, date, reportPublic: true, source: 's' };
};
const known = (value: readonly Audit[]) => sampleFact({ type: 'audits', value });
const incident = (date: string, harm: Incident['harm'], source = 's'): Incident => {
  return { date, harm, summary: scope, outcome: 'clean', source };
};
const places = (entries: readonly { entry: { date: string }; index: number }[] | undefined) =>
  entries?.map(({ entry, index }) => `${entry.date} ${index}`);

test('the newest comes first and keeps its place in the facts', () => {
  const record = auditRecord(provider({ audits: known(['2020', '2026-02', '2024-06'].map(audit)) }));
  expect(places(record?.entries)).toEqual(['2026-02 1', '2024-06 2', '2020 0']);
});

test('what did harm and what did none are two lists, each newest first', () => {
  const value = [
    incident('2019', 'flaw'),
    incident('2026', 'none'),
    incident('2024', 'handed-over'),
    incident('2020', 'none'),
  ];
  const record = incidentRecord(provider({ incidents: sampleFact({ type: 'incidents', value }) }));
  expect(places(record?.incidents)).toEqual(['2024 2', '2019 0']);
  expect(places(record?.challenges)).toEqual(['2026 1', '2020 3']);
  expect(record?.summary).toMatchObject({ count: 2, newest: '2024' });
});

test('the sources of incidents that count come first', () => {
  const value = [incident('2025', 'none', 'search'), incident('2025', 'break-in', 'breach')];
  const sources = ['search', 'both', 'breach'];
  const evidence = { basis: 'press-report', checked: '2026-11-14', sources } as const;
  expect(sourcesInOrder({ type: 'incidents', value, ...evidence })).toEqual(['breach', 'search', 'both']);
  expect(sourcesInOrder({ type: 'audits', value: [], ...evidence })).toEqual(evidence.sources);
});

test('none is not unknown', () => {
  expect(auditRecord(provider({ audits: known([]) }))?.entries).toEqual([]);
  expect(auditRecord(provider({ audits: { value: 'unknown' } }))).toBeUndefined();
  expect(incidentRecord(provider({}))).toBeUndefined();
});
