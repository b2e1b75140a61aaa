import { openDatabase } from './database.ts';

/** What clicks can be counted by, in SQL. */
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

/** Clicks since a moment, counted by these columns, most first. */
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
