import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import { stringify } from 'yaml';
import { z } from 'zod';
import { closedObject } from './facts/common-schemas.ts';
import type { DataFiles } from './written-files.ts';

export const reportDecisionsPath = 'content/data/reports.yaml';

const decision = {
  report: z.uuid('Write the id of the report, as "npm run site -- reports" shows it'),
  day: z.iso.date('Write a day as YYYY-MM-DD'),
  fact: z.string().regex(/^[a-z0-9-]+\/\S+$/, 'Write the fact, such as mullvad/kill-switch'),
};

const decisionsSchema: z.ZodType<readonly ReportDecision[]> = z.array(
  z.union([
    closedObject({ ...decision, decision: z.literal('accepted') }),
    closedObject({ ...decision, decision: z.literal('declined'), because: z.string().min(1) }),
  ]),
);

/** Reads the decisions on readers' reports, newest first; none if the file does not exist. */
export function readReportDecisions(data: DataFiles): readonly ReportDecision[] {
  if (!data.has(reportDecisionsPath)) return [];
  return data
    .read(reportDecisionsPath, decisionsSchema)
    .toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
}

const head = `# Decisions on readers' reports, written by "npm run site -- reports". The Corrections page lists accepted ones, with thanks.\n`;

/** Returns the file with one more decision at its end. The text before it does not change. */
export function withDecision(text: string | undefined, made: ReportDecision): string {
  return `${text ?? head}${stringify([made], { lineWidth: 0 })}`;
}
