import { writeFileSync } from 'node:fs';
import { readOptions, UsageError } from '@vpn-site/cli/run-tool.ts';
import { ClickStore, monthsAhead } from '#ledger/click-store.ts';
import { databaseUrl } from './database-url.ts';

/**
 * npm run site -- clicks partitions [--drop] [--months 1] [--keep 25]: creates partitions for the coming months. --drop
 * deletes readers' reports older than their retention period, detaches months older than theirs, and drops them a week
 * later. It refuses if the clock may be wrong, or if more than one month would be detached. A person who has checked the
 * clock adds --months with the number of months. --keep first stores how many months to retain. All need the owner's role.
 * --count-to names a file for the number of detached months, for monitoring.
 */
export async function maintainPartitions(args: string[]): Promise<void> {
  const {
    keep,
    months,
    drop,
    'count-to': countTo,
  } = readOptions(
    {
      keep: { type: 'string' },
      months: { type: 'string' },
      drop: { type: 'boolean' },
      'count-to': { type: 'string' },
    },
    args,
  );
  for (const [name, value] of Object.entries({ keep, months })) {
    if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value)) {
      throw new UsageError(`--${name} is "${value}": write a number of months, such as 25.`);
    }
  }
  if (months !== undefined && !drop) throw new UsageError('--months belongs to --drop: write both.');
  const store = new ClickStore(databaseUrl());
  try {
    console.log(
      `${await store.createPartitions()} new partitions; this month and the next ${monthsAhead} have one.`,
    );
    if (keep !== undefined) {
      await store.setRetainedMonths(Number(keep));
      console.log(`The ledger now keeps ${keep} months and the current one.`);
    }
    if (!drop) return;
    const done = await store.removeExpired(months === undefined ? undefined : Number(months));
    for (const each of done) console.log(each);
    if (done.length === 0) console.log('Nothing is past its retention.');
    if (countTo !== undefined) writeFileSync(countTo, `${await store.countDetachedMonths()}\n`);
  } finally {
    await store.close();
  }
}
