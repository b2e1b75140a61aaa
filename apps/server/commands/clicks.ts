import { UsageError } from '@vpn-site/cli/run-tool.ts';
import pg from 'pg';
import { compareStatement } from '#click-reports/compare-statement.ts';
import { migrateLedger } from '#click-reports/migrate-ledger.ts';
import { replaySpool } from '#click-reports/replay-spool.ts';
import { reportClicks } from '#click-reports/report-clicks.ts';
import { reportViews } from '#click-reports/report-views.ts';
import { tendPartitions } from '#click-reports/tend-partitions.ts';

/** What can be done with the click ledger; DATABASE_URL says where it is. */
const verbs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  migrate: migrateLedger,
  partitions: tendPartitions,
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

/** Everything that can fail here is the operator's to mend: an option, what the database refuses, one that is away. */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof pg.DatabaseError) return `The ledger refuses: ${error.message}`;
  return `The ledger could not be reached: ${String(error)}`;
}
