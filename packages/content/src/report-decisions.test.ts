import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReportDecisions, reportDecisionsPath, withDecision } from './report-decisions.ts';
import { DataFiles } from './written-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'decisions-'));
  mkdirSync(join(root, 'content/data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const accepted: ReportDecision = {
  report: '0a1b2c3d-0000-8000-8000-000000000001',
  day: '2025-06-14',
  fact: 'alder/streaming:netflix',
  decision: 'accepted',
};
const reason = { decision: 'declined', because: 'The source says: "no", as we do.' } as const;
const declined = { ...accepted, report: accepted.report.replace(/1$/, '2'), day: '2025-06-15', ...reason };

test('a site on which nothing was decided needs no file', () => {
  expect(readReportDecisions(new DataFiles(root))).toEqual([]);
});

test('decisions are added at the end, and read newest first', () => {
  const first = withDecision(undefined, accepted);
  const both = withDecision(first, declined);
  expect(both.startsWith(first)).toBe(true);
  writeFileSync(join(root, reportDecisionsPath), both);
  expect(readReportDecisions(new DataFiles(root))).toEqual([declined, accepted]);
});

test('a report is not declined without a reason', () => {
  const withoutReason = withDecision(undefined, { ...accepted, decision: 'declined' });
  writeFileSync(join(root, reportDecisionsPath), withoutReason);
  expect(() => readReportDecisions(new DataFiles(root))).toThrow(reportDecisionsPath);
});
