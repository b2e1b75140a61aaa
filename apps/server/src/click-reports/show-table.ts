/** Prints rows as a table. Prints nothing if there are none, because a sentence with the total follows. */
export function showTable(rows: readonly object[]): void {
  if (rows.length > 0) console.table(rows);
}
