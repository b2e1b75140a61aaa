import { ClickStore, monthsAhead } from '#ledger/click-store.ts';
import { readOptions, UsageError } from '../run-tool.ts';
import { databaseUrl } from './database-url.ts';

/** npm run clicks -- partitions [--keep 25]: partitions for the months ahead; with --keep, older months are dropped. */
export async function tendPartitions(args: string[]): Promise<void> {
  const { keep } = readOptions({ keep: { type: 'string' } }, args);
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new UsageError(`--keep is "${keep}": write a number of months, such as 25.`);
  }
  const store = new ClickStore(databaseUrl());
  try {
    console.log(`${await store.createPartitions()} new; this month and ${monthsAhead} ahead are there.`);
    if (keep === undefined) return;
    const dropped = await store.dropExpired(Number(keep));
    console.log(dropped.length === 0 ? 'Nothing is older than that.' : `Dropped ${dropped.join(', ')}.`);
  } finally {
    await store.close();
  }
}
