import { UsageError } from '@vpn-site/cli/run-tool.ts';
import pg from 'pg';
import { compareStatement } from '#click-reports/compare-statement.ts';
import { maintainPartitions } from '#click-reports/maintain-partitions.ts';
import { migrateLedger } from '#click-reports/migrate-ledger.ts';
import { replaySpool } from '#click-reports/replay-spool.ts';
import { reportClicks } from '#click-reports/report-clicks.ts';
import { reportViews } from '#click-reports/report-views.ts';

/** Commands for the click ledger at `DATABASE_URL`. */
const verbs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  migrate: migrateLedger,
  partitions: maintainPartitions,
  replay: replaySpool,
  report: reportClicks,
  statement: compareStatement,
  views: reportViews,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new UsageError(`Write what to do: ${Object.keys(verbs).join(', ')}.`);
  await verb(args);
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
