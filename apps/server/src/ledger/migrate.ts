import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { openDatabase } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Runs the pending migrations, each in its own transaction; returns the names of those that ran. */
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

const functions = [
  'clicks_create_partition(date)',
  'clicks_create_partitions(integer)',
  'tallies_create_partition(date)',
];
const views = [
  'clicks_by_day',
  'clicks_by_month',
  'clicks_by_provider_placement',
  'clicks_by_locale',
  'views_by_month',
];

/**
 * Lets the role of the running site add and read clicks, reports and counts, and create partitions. The role can change
 * nothing but the count of a tally, and remove nothing.
 */
export async function grantToSite(databaseUrl: string, role: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const name = pg.escapeIdentifier(role);
  try {
    // Statements sent together without parameters run as one transaction.
    await database.query(
      `GRANT SELECT, INSERT ON clicks, reports, tallies, tallies_taken TO ${name};
       GRANT UPDATE (count) ON tallies TO ${name};
       GRANT SELECT ON ${views.join(', ')} TO ${name};
       GRANT EXECUTE ON FUNCTION ${functions.join(', ')} TO ${name};`,
    );
  } finally {
    await database.end();
  }
}
