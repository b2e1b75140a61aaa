import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from '../provider/fact.ts';
import { auditSummary } from './audit-summary.ts';

const audit = (date: string, reportPublic: Audit['reportPublic']): Audit => {
  return { auditor: 'Cure53', scope: byLocale(() => ''), date, reportPublic, source: 'x' };
};

test('audits are counted, and a report is public only when a source says so', () => {
  const audits = [audit('2025-10', true), audit('2018', 'unknown'), audit('2024-12', false)];
  expect(auditSummary(audits)).toEqual({ count: 3, newest: '2025-10', publicReports: 1 });
});

test('an audit of another product is not counted', () => {
  const audits = [audit('2020', true), { ...audit('2026', true), otherProduct: true as const }];
  expect(auditSummary(audits)).toEqual({ count: 1, newest: '2020', publicReports: 1 });
});

test('no audits have no newest one', () => {
  expect(auditSummary([])).toEqual({ count: 0, newest: undefined, publicReports: 0 });
});
