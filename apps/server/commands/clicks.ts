import { UsageError } from '@vpn-site/cli/run-tool.ts';
import pg from 'pg';
import { compareStatement } from '#click-reports/compare-statement.ts';
import { maintainPartitions } from '#click-reports/maintain-partitions.ts';
import { migrateLedger } from '#click-reports/migrate-ledger.ts';
import { replaySpool } from '#click-reports/replay-spool.ts';
import { reportClicks } from '#click-reports/report-clicks.ts';
import { reportViews } from '#click-reports/report-views.ts';
import { showSummary } from '#click-reports/summary/show-summary.ts';

/** Commands for the click ledger. Without a name, the summary is shown. */
const verbs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  migrate: migrateLedger,
  partitions: maintainPartitions,
  replay: replaySpool,
  report: reportClicks,
  statement: compareStatement,
  views: reportViews,
};

const written = process.argv.slice(2);
const [name] = written;
try {
  if (name === undefined || name.startsWith('--')) await showSummary(written);
  else {
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (!verb) throw new UsageError(`Write what to do: ${Object.keys(verbs).join(', ')}.`);
    await verb(written.slice(1));
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/**
 * Formats an error for the operator, who can fix everything that may fail in these commands: a wrong option, rejected data,
 * or an unreachable database.
 */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof pg.DatabaseError) return `The ledger refuses: ${error.message}`;
  return `The ledger could not be reached: ${String(error)}`;
}
