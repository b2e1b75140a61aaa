import { join } from 'node:path';
import { runner } from 'node-pg-migrate';

const folder = join(import.meta.dirname, 'migrations');

/** Brings the database to the newest form, one transaction, one migration at a time; the names of those that ran. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const ran = await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'clicks_migrations',
    advisoryLockMode: 'wait',
    log: () => undefined,
  });
  return ran.map(({ name }) => name);
}
