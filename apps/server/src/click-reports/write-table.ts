import { writeFileSync } from 'node:fs';
import { csvCell } from '@vpn-site/site/build/open-data/facts-csv.ts';

/** Writes a table as CSV to the given file, if any. */
export function writeTable(
  file: string | undefined,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): void {
  if (file === undefined) return;
  writeFileSync(file, tableCsv(columns, rows));
  console.log(`Written to ${file}.`);
}

export function tableCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map(String).map(csvCell).join(',')}\r\n`).join('');
}
