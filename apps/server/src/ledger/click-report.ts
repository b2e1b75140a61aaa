import { openDatabase } from './database.ts';

/** The columns that clicks can be grouped by, in SQL. */
export const reportColumns = {
  provider: 'provider',
  placement: 'placement',
  locale: 'locale',
  paid: "CASE WHEN paid THEN 'paid' ELSE 'unpaid' END",
  day: `to_char("time" AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  month: `to_char("time" AT TIME ZONE 'UTC', 'YYYY-MM')`,
} as const;

export type ReportColumn = keyof typeof reportColumns;

export type ReportRow = Readonly<Record<string, string | number>>;

/** Returns clicks since a moment, counted by these columns, highest count first. */
export async function clickReport(
  databaseUrl: string,
  since: Date,
  by: readonly ReportColumn[],
): Promise<ReportRow[]> {
  const database = openDatabase(databaseUrl);
  const columns = by.map((column) => `${reportColumns[column]} AS ${column}`).join(', ');
  const positions = by.map((_column, index) => index + 1).join(', ');
  try {
    const { rows } = await database.query<Record<string, string> & { readonly clicks: string }>(
      `SELECT ${columns}, count(*) AS clicks FROM clicks WHERE id >= clicks_since($1)
       GROUP BY ${positions} ORDER BY clicks DESC, ${positions}`,
      [since],
    );
    return rows.map(({ clicks, ...names }) => ({ ...names, clicks: Number(clicks) }));
  } finally {
    await database.end();
  }
}

/** Returns how many clicks were not counted since the day of a moment, by reason, highest count first. */
export async function notCountedReport(
  databaseUrl: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const database = openDatabase(databaseUrl);
  try {
    const { rows } = await database.query<{ readonly reason: string; readonly clicks: string }>(
      `SELECT detail AS reason, sum(count) AS clicks FROM tallies
       WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date AND what = 'not-counted'
       GROUP BY 1 ORDER BY 2 DESC, 1`,
      [since],
    );
    return new Map(rows.map(({ reason, clicks }) => [reason, Number(clicks)]));
  } finally {
    await database.end();
  }
}
