import { readOptions } from '@vpn-site/cli/run-tool.ts';
import { grantToSite, migrate } from '#ledger/migrate.ts';
import { databaseUrl } from './database-url.ts';

/** npm run site -- clicks migrate [--site-role vpn_site]: creates or updates the tables, and lets the site's role write. */
export async function migrateLedger(args: string[]): Promise<void> {
  const { 'site-role': role } = readOptions({ 'site-role': { type: 'string' } }, args);
  const ran = await migrate(databaseUrl());
  console.log(ran.length === 0 ? 'The ledger is up to date.' : `Ran ${ran.join(', ')}.`);
  if (role === undefined) return;
  await grantToSite(databaseUrl(), role);
  console.log(`"${role}" may only add and read clicks, reports and counts.`);
}
