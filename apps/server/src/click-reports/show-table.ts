/** Prints rows as a table; prints nothing without rows, because a sentence with the total follows. */
export function showTable(rows: readonly object[]): void {
  if (rows.length > 0) console.table(rows);
}
