import { existsSync } from 'node:fs';
import { ClickSpool } from '#ledger/click-spool.ts';
import { ClickStore } from '#ledger/click-store.ts';
import { shipSpool } from '#ledger/spool-shipper.ts';
import { readOptions, UsageError } from '../run-tool.ts';
import { databaseUrl } from './database-url.ts';

/** npm run clicks -- replay --spool file: sends a spool to the database, of a server that is gone or one that runs. */
export async function replaySpool(args: string[]): Promise<void> {
  const { spool: file } = readOptions({ spool: { type: 'string' } }, args);
  if (!file || !existsSync(file)) {
    throw new UsageError(`There is no spool "${file ?? ''}": write --spool and the file of SPOOL_FILE.`);
  }
  const [spool, store] = [new ClickSpool(file), new ClickStore(databaseUrl())];
  try {
    console.log(`${await shipSpool(spool, store)} clicks sent; the spool is empty.`);
  } finally {
    spool.close();
    await store.close();
  }
}
