import type { ReportAccess } from './audit-row.ts';

/** How an audit is drawn on a line of years: full where anyone may read the report. */
export const auditMark = {
  public: 'filled',
  'not-public': 'ring',
  unknown: 'dotted',
} as const satisfies Readonly<Record<ReportAccess, string>>;

/** Incidents differ in form, not in colour alone. */
export type RecordMark = (typeof auditMark)[ReportAccess] | 'diamond';
