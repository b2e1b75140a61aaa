import { normalizeTypography, type QuoteMatch } from '@vpn-site/core/quote/quote-match.ts';

/** A quote from a data file: fields that identify a row, and the values of other fields in it. */
interface TableQuote {
  readonly row: readonly string[];
  /** The values in the row. Without a column, any field of the row may have the value. */
  readonly holds: readonly { readonly column: string | undefined; readonly value: string }[];
}

/** Matches 'row Windscribe: Total Countries = 69' and 'row PIA, Security: Raw_Value = full, Provenance = default'. */
const named = /^row ([^:=]+): (.+ = .+)$/;
/** Matches 'row 6 (AirVPN), column Audits: No', also followed by '; Other Column: value'. */
const numbered = /^row \d+ \(([^)]+)\), column (.+)$/;
/** Matches 'row 80: AirVPN, EaseOfUse, Live chat quality: email_only (editorial_default)', also without the row. */
const listed = /^(?:row \d+: )?([^:]+): ([^:]+?)(?: \(([^()]+)\))?$/;

/**
 * Checks whether a table still contains what a quote states about one of its rows; undefined if the quote has another
 * format.
 */
export function matchTableQuote(rows: readonly (readonly string[])[], quote: string): QuoteMatch | undefined {
  const wanted = readTableQuote(quote);
  if (!wanted) return undefined;
  const [header = [], ...body] = rows.map((row) => row.map(normalizeTypography));
  const candidates = body.filter((row) => wanted.row.every((cell) => row.includes(cell)));
  const columns = wanted.holds.map(({ column }) =>
    column === undefined ? undefined : header.indexOf(column),
  );
  if (candidates.length === 0 || columns.includes(-1)) return { outcome: 'gone' };
  const holds = (row: readonly string[]) =>
    wanted.holds.every(({ value }, index) => {
      const column = columns[index];
      return column === undefined ? row.includes(value) : isValue(row[column], value);
    });
  if (candidates.some(holds)) return { outcome: 'same' };
  const [row = []] = candidates;
  return { outcome: 'reworded', now: written(wanted, columns, row) };
}

/** Whether a field of the table has a value. Our remark after the value is ignored: '8000 (provider-stated)'. */
function isValue(cell: string | undefined, value: string): boolean {
  return cell === value || cell === value.replace(/ \([^()]+\)$/, '');
}

function written(
  wanted: TableQuote,
  columns: readonly (number | undefined)[],
  row: readonly string[],
): string {
  if (columns.includes(undefined)) return row.join(', ');
  const cells = wanted.holds.map(({ column }, index) => `${column} = ${row[columns[index] ?? -1] ?? ''}`);
  return `row ${wanted.row.join(', ')}: ${cells.join('; ')}`;
}

function readTableQuote(quote: string): TableQuote | undefined {
  const text = normalizeTypography(quote).replace(/^[\w./-]+\.csv[,:] /, '');
  const [, name, cells] = named.exec(text) ?? [];
  if (name !== undefined && cells !== undefined) {
    return { row: name.split(', '), holds: pairs(cells, /[;,] (?=[^;,=()]+(?:\([^)]*\))? = )/, ' = ') };
  }
  const [, numberedName, columns] = numbered.exec(text) ?? [];
  if (numberedName !== undefined && columns !== undefined) {
    return { row: [numberedName], holds: pairs(columns, /; (?=[^;:]+: )/, ': ') };
  }
  const [, listedCells, value, remark] = listed.exec(text) ?? [];
  if (listedCells === undefined || value === undefined || !listedCells.includes(', ')) return undefined;
  const values = remark === undefined ? [value] : [value, remark];
  return { row: listedCells.split(', '), holds: values.map((cell) => ({ column: undefined, value: cell })) };
}

function pairs(cells: string, between: RegExp, sign: string): TableQuote['holds'] {
  return cells.split(between).map((cell) => {
    const at = cell.indexOf(sign);
    return { column: cell.slice(0, at), value: cell.slice(at + sign.length) };
  });
}
