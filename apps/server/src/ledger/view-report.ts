import { openDatabase } from './database.ts';

/** The columns that views can be grouped by, in SQL. */
export const viewColumns = {
  path: 'path',
  locale: 'locale',
  referrer: 'detail',
  day: `to_char(day, 'YYYY-MM-DD')`,
  month: `to_char(day, 'YYYY-MM')`,
} as const;

export type ViewColumn = keyof typeof viewColumns;

type ViewCounts = Readonly<Record<string, string | number>> & {
  readonly views: number;
  /** Followed links from the page to a provider. */
  readonly clicks: number;
};

/** Returns views and followed links since the day of a moment, by these columns, most viewed first. */
export async function viewReport(
  databaseUrl: string,
  since: Date,
  by: readonly ViewColumn[],
): Promise<ViewCounts[]> {
  const columns = by.map((column) => `${viewColumns[column]} AS ${column}`).join(', ');
  const positions = by.map((_column, index) => index + 1).join(', ');
  // Links have no referrer, so only views are selected when grouping by it.
  const asked = by.includes('referrer') ? `what = 'view'` : `what IN ('view', 'link')`;
  const database = openDatabase(databaseUrl);
  try {
    const { rows } = await database.query<Record<'views' | 'clicks' | ViewColumn, string>>(
      `SELECT ${columns}, coalesce(sum(count) FILTER (WHERE what = 'view'), 0) AS views,
              coalesce(sum(count) FILTER (WHERE what = 'link'), 0) AS clicks
       FROM tallies WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date AND ${asked}
       GROUP BY ${positions} ORDER BY views DESC, ${positions}`,
      [since],
    );
    return rows.map(({ views, clicks, ...names }) => ({
      ...names,
      views: Number(views),
      clicks: Number(clicks),
    }));
  } finally {
    await database.end();
  }
}
