type TableRow = Readonly<Record<string, string | number>>;

/** Prints rows as a table. Prints nothing if there are none, because a sentence with the total follows. */
export function showTable(rows: readonly TableRow[]): void {
  if (rows.length > 0) console.log(formatTable(rows));
}

/** Formats rows as aligned columns with their names above, in the order of their first row: text left, numbers right. */
function formatTable(rows: readonly TableRow[]): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const cells = rows.map((row) => row[name] ?? '');
    const width = Math.max(...[name, ...cells].map((cell) => String(cell).length));
    const isNumeric = cells.every((cell) => cell === '' || /^[\d.]+%?$/.test(String(cell)));
    const pad = (cell: string | number) =>
      isNumeric ? String(cell).padStart(width) : String(cell).padEnd(width);
    return [name, ...cells].map(pad);
  });
  return [undefined, ...rows]
    .map((_row, line) =>
      columns
        .map((column) => column[line])
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
