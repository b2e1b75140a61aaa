import { existsSync } from 'node:fs';
import { readOptions, UsageError } from '@vpn-site/cli/run-tool.ts';
import { ClickSpool } from '#ledger/click-spool.ts';
import { ClickStore } from '#ledger/click-store.ts';
import { ReportSpool } from '#ledger/report-spool.ts';
import { ReportStore } from '#ledger/report-store.ts';
import type { Spool } from '#ledger/spool.ts';
import { type SpoolStore, shipSpool } from '#ledger/spool-shipper.ts';
import { TallySpool } from '#ledger/tally-spool.ts';
import { TallyStore } from '#ledger/tally-store.ts';
import { databaseUrl } from './database-url.ts';

/**
 * npm run site -- clicks replay --spool file: sends the clicks, reports and counts in a spool to the database, whether or
 * not the server that writes the spool is running.
 */
export async function replaySpool(args: string[]): Promise<void> {
  const { spool: file } = readOptions({ spool: { type: 'string' } }, args);
  if (!file || !existsSync(file)) {
    throw new UsageError(`There is no spool "${file ?? ''}": write --spool and the file of SPOOL_FILE.`);
  }
  console.log(
    `${await ship(new ClickSpool(file), new ClickStore(databaseUrl()))} clicks sent; the spool is empty.`,
  );
  const reports = await ship(new ReportSpool(file), new ReportStore(databaseUrl()));
  if (reports > 0) console.log(`${reports} ${reports === 1 ? 'report' : 'reports'} sent.`);
  const tallies = await ship(new TallySpool(file), new TallyStore(databaseUrl()));
  if (tallies > 0) console.log(`${tallies} ${tallies === 1 ? 'count' : 'counts'} sent.`);
}

async function ship(spool: Spool<object>, store: SpoolStore): Promise<number> {
  try {
    return await shipSpool(spool, store);
  } finally {
    spool.close();
    await store.close();
  }
}
