import { sql } from 'kysely';
import { openDatabase } from './database.ts';

/** What clicks can be counted by. */
export const reportColumns = {
  provider: sql<string>`provider`,
  placement: sql<string>`placement`,
  locale: sql<string>`locale`,
  paid: sql<string>`CASE WHEN paid THEN 'paid' ELSE 'unpaid' END`,
  day: sql<string>`to_char("time" AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  month: sql<string>`to_char("time" AT TIME ZONE 'UTC', 'YYYY-MM')`,
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
  try {
    const rows = await database
      .selectFrom('clicks')
      .select(by.map((column) => reportColumns[column].as(column)))
      .select(({ fn }) => fn.countAll<string>().as('clicks'))
      .where('id', '>=', sql<string>`clicks_since(${since})`)
      .groupBy(by.map((_column, index) => sql.lit(index + 1)))
      .orderBy('clicks', 'desc')
      .orderBy(sql.raw(by.map((_column, index) => index + 1).join(', ')))
      .execute();
    return rows.map(({ clicks, ...names }) => ({ ...names, clicks: Number(clicks) }));
  } finally {
    await database.destroy();
  }
}
