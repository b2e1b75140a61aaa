/** Prints rows as a table; without rows there is none to look at, only the sentence that follows. */
export function showTable(rows: readonly object[]): void {
  if (rows.length > 0) console.table(rows);
}
