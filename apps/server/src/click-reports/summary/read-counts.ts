import { existsSync } from 'node:fs';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { clickReport } from '#ledger/click-report.ts';
import { ClickSpool } from '#ledger/click-spool.ts';
import { openDatabase } from '#ledger/database.ts';
import { type Spool, uuidTime } from '#ledger/spool.ts';
import { TallySpool } from '#ledger/tally-spool.ts';
import { viewReport } from '#ledger/view-report.ts';
import type { DailyClicks, DailyCounts, DailyViews } from './click-summary.ts';

/** Where clicks and page views are: the database, the spool of a server, or both. */
export interface CountSources {
  readonly databaseUrl: string | undefined;
  /** Undefined if the file does not exist. */
  readonly spool: string | undefined;
}

/** Returns the sources that the environment variables of the server name. Throws a `UsageError` if there are none. */
export function countSources({ DATABASE_URL, SPOOL_FILE }: NodeJS.ProcessEnv): CountSources {
  const spool = SPOOL_FILE || 'var/clicks.sqlite';
  const isThere = existsSync(spool);
  if (!DATABASE_URL && !isThere) {
    throw new UsageError(
      `No clicks are stored here yet: DATABASE_URL is not set, and there is no file ${spool}. Run "npm start", follow a link to a provider, then run this again.`,
    );
  }
  return { databaseUrl: DATABASE_URL || undefined, spool: isThere ? spool : undefined };
}

/** Returns clicks and page views per day since this day (UTC). What the database holds already is not counted twice. */
export async function readCounts({ databaseUrl, spool }: CountSources, since: Day): Promise<DailyCounts> {
  // Read first: what leaves the spool meanwhile is then found in the database by its id.
  const waiting =
    spool === undefined
      ? undefined
      : { clicks: all(new ClickSpool(spool)), tallies: all(new TallySpool(spool)) };
  const stored =
    databaseUrl === undefined
      ? undefined
      : await readStored(databaseUrl, since, {
          clicks: waiting?.clicks.map(({ id }) => id) ?? [],
          batches: waiting?.tallies.map(({ batch }) => batch) ?? [],
        });
  const clicks: DailyClicks[] = (waiting?.clicks ?? [])
    .filter(({ id }) => stored?.known.has(id) !== true)
    .map(({ id, provider, placement, locale }) => ({
      day: new Date(uuidTime(id)).toISOString().slice(0, 10),
      provider,
      placement,
      locale,
      clicks: 1,
    }));
  const views: DailyViews[] = (waiting?.tallies ?? [])
    .filter(({ what, batch }) => what === 'view' && stored?.known.has(batch) !== true)
    .map(({ day, locale, count }) => ({ day, locale, views: count }));
  return {
    clicks: [...(stored?.clicks ?? []), ...clicks.filter(({ day }) => day >= since)],
    views: [...(stored?.views ?? []), ...views.filter(({ day }) => day >= since)],
  };
}

function all<T extends object>(spool: Spool<T>): T[] {
  try {
    return spool.all();
  } finally {
    spool.close();
  }
}

async function readStored(
  databaseUrl: string,
  since: Day,
  waiting: { readonly clicks: readonly string[]; readonly batches: readonly string[] },
) {
  const from = new Date(`${since}T00:00:00Z`);
  const database = openDatabase(databaseUrl);
  try {
    const [clicks, views, known] = await Promise.all([
      clickReport(databaseUrl, from, ['day', 'provider', 'placement', 'locale']),
      viewReport(databaseUrl, from, ['day', 'locale']),
      database.query<{ id: string }>(
        `SELECT id FROM clicks WHERE id = ANY($1::uuid[])
         UNION ALL SELECT batch FROM tallies_taken WHERE batch = ANY($2::uuid[])`,
        [waiting.clicks, waiting.batches],
      ),
    ]);
    return {
      clicks: clicks.map(
        (row): DailyClicks => ({
          day: String(row.day),
          provider: String(row.provider),
          placement: String(row.placement),
          locale: String(row.locale),
          clicks: Number(row.clicks),
        }),
      ),
      views: views.map(
        (row): DailyViews => ({
          day: String(row.day),
          locale: String(row.locale),
          views: row.views,
        }),
      ),
      known: new Set(known.rows.map(({ id }) => id)),
    };
  } finally {
    await database.end();
  }
}
