/** The rows of a CSV file (RFC 4180); quoted fields may hold commas, quotes and line breaks. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const match = field.exec(source);
    // Not CSV from here on: what was read so far is all that can be said.
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '');
}
