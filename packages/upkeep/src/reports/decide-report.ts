import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { askGit } from '@vpn-site/content/git.ts';
import {
  readReportDecisions,
  reportDecisionsPath,
  withDecision,
} from '@vpn-site/content/report-decisions.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';

/** Returns the one report whose id starts with this text. Throws if there is none or more than one. */
export function findReport(start: string, reports: readonly RecordedReport[]): RecordedReport {
  const [found, another] = reports.filter(({ id }) => start.length >= 4 && id.startsWith(start));
  if (!found)
    throw new UsageError(`There is no report "${start}". Run "npm run site -- reports" to list them.`);
  if (another) throw new UsageError(`Several reports begin with "${start}". Write more of the id.`);
  return found;
}

/**
 * Whether a fact differs from the last commit before the day of a report, committed or not. Undefined if there is no
 * history or no such fact.
 */
export function hasFactChanged(
  root: string,
  { provider, key, day }: Pick<RecordedReport, 'provider' | 'key' | 'day'>,
): boolean | undefined {
  const file = `facts/providers/${provider}.yaml`;
  const commit = askGit(root, ['rev-list', '-1', `--before=${day}T00:00:00Z`, 'HEAD', '--', file])
    ?.toString()
    .trim();
  const before = commit ? askGit(root, ['show', `${commit}:${file}`])?.toString() : undefined;
  if (before === undefined || !existsSync(join(root, file))) return undefined;
  const factIn = (text: string) => fieldsOf(fieldsOf(parseFactFile(file, text).raw).facts)[key];
  const { checked: _, ...was } = fieldsOf(factIn(before));
  const { checked: __, ...now } = fieldsOf(factIn(readFileSync(join(root, file), 'utf8')));
  return !isDeepStrictEqual(was, now);
}

/**
 * Accepts a report if its fact has changed since. If the fact was right already, closes the report instead: the page of
 * corrections lists accepted reports, and nothing was corrected.
 */
export function acceptReport(
  root: string,
  report: Pick<RecordedReport, 'id' | 'provider' | 'key' | 'day'>,
  { day, isAlreadyRight }: { readonly day: Day; readonly isAlreadyRight: boolean },
): ReportDecision {
  if (isAlreadyRight) return decideReport(root, report, { day, because: 'The fact was right already.' });
  if (hasFactChanged(root, report) !== true) {
    throw new UsageError(
      `${report.provider}/${report.key} has not changed since ${report.day}. Correct it in facts/providers/${report.provider}.yaml first, or add --already-right if it was right when the report came.`,
    );
  }
  return decideReport(root, report, { day });
}

/** Records the decision about a report. A second decision about the same report is rejected. */
export function decideReport(
  root: string,
  { id, provider, key }: Pick<RecordedReport, 'id' | 'provider' | 'key'>,
  { day, because }: { readonly day: Day; readonly because?: string | undefined },
): ReportDecision {
  const before = readReportDecisions(new DataFiles(root)).find(({ report }) => report === id);
  if (before) {
    throw new UsageError(
      `The report was already ${before.decision} on ${before.day}: see ${reportDecisionsPath}.`,
    );
  }
  const made: ReportDecision = {
    report: id,
    day,
    fact: `${provider}/${key}`,
    decision: because === undefined ? 'accepted' : 'declined',
    ...(because !== undefined && { because }),
  };
  const file = join(root, reportDecisionsPath);
  writeFileSync(file, withDecision(existsSync(file) ? readFileSync(file, 'utf8') : undefined, made));
  return made;
}
