import { writeFileSync } from 'node:fs';
import { readOptions, UsageError } from '@vpn-site/cli/run-tool.ts';
import { reportRetentionDays } from '@vpn-site/site/report/report-retention.ts';
import { ClickStore, monthsAhead } from '#ledger/click-store.ts';
import { ReportStore } from '#ledger/report-store.ts';
import { databaseUrl } from './database-url.ts';

/**
 * npm run site -- clicks partitions [--drop] [--keep 25]: creates partitions for the coming months. --drop detaches months
 * older than the retention period, drops them a week later, and deletes readers' reports older than theirs. --keep first
 * stores how many months to retain. Both need the owner's role. --count-to names a file for the number of detached months,
 * for monitoring.
 */
export async function maintainPartitions(args: string[]): Promise<void> {
  const {
    keep,
    drop,
    'count-to': countTo,
  } = readOptions(
    { keep: { type: 'string' }, drop: { type: 'boolean' }, 'count-to': { type: 'string' } },
    args,
  );
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new UsageError(`--keep is "${keep}": write a number of months, such as 25.`);
  }
  const [store, reports] = [new ClickStore(databaseUrl()), new ReportStore(databaseUrl())];
  try {
    console.log(
      `${await store.createPartitions()} new partitions; this month and the next ${monthsAhead} have one.`,
    );
    if (keep !== undefined) {
      await store.setRetainedMonths(Number(keep));
      console.log(`The ledger now keeps ${keep} months and the current one.`);
    }
    if (!drop) return;
    // Reports come first, because an error while dropping months must not keep a report past its retention.
    const removed = await reports.removeExpired();
    console.log(
      `${removed} ${removed === 1 ? 'report' : 'reports'} past ${reportRetentionDays} days removed.`,
    );
    const done = await store.dropExpired();
    for (const each of done) console.log(each);
    if (done.length === 0) console.log('No older months to drop.');
    if (countTo !== undefined) writeFileSync(countTo, `${await store.countDetachedMonths()}\n`);
  } finally {
    await Promise.all([store.close(), reports.close()]);
  }
}
