/** A value of a CSV file and its position: line and column as in an editor, from 1. */
export interface CsvCell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A syntax error in a CSV file. Its message is a sentence for the person who loads the file. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor({ line, column }: Pick<CsvCell, 'line' | 'column'>, reason: string) {
    super(`line ${line}, column ${column}: ${reason}`);
  }
}

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/**
 * Matches a quoted value (quotes inside it are doubled) or an unquoted value, which ends at the next separator or line end.
 */
const quoted = /"((?:[^"]|"")*)"/y;
const plain = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y } as const;
const lineEnd = /\r\n|\r|\n/y;

/** Parses the rows of a CSV file. Throws a CsvError at the first syntax error. */
export function parseCsv(file: string): CsvCell[][] {
  return [...csvCells(file)];
}

/** Returns the values of a comma-separated file up to the first syntax error. */
export function readableCsvRows(file: string): string[][] {
  const rows: string[][] = [];
  try {
    for (const row of csvCells(file, ',')) rows.push(row.map(({ text }) => text));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/**
 * Reads CSV as spreadsheets and affiliate networks write it: optional byte order mark, any line ends, and quoted values
 * with separators and line ends (RFC 4180). Skips empty lines.
 */
function* csvCells(file: string, fixedSeparator?: Separator): Generator<CsvCell[]> {
  const text = file.replace(/^\uFEFF/, '');
  const separator = fixedSeparator ?? separatorOf(text);
  let row: CsvCell[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  while (at <= text.length) {
    const start = at;
    const place = { line, column: start - lineStart + 1 };
    const isQuoted = text[at] === '"';
    const found = match(isQuoted ? quoted : plain[separator]);
    if (!found) throw new CsvError(place, 'the quote that opens here is never closed.');
    const value = isQuoted ? (found[1] ?? '').replaceAll('""', '"') : found[0];
    row.push({ text: value, ...place });
    for (const end of isQuoted ? found[0].matchAll(/\r\n|\r|\n/g) : []) {
      line += 1;
      lineStart = start + end.index + end[0].length;
    }
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (at < text.length && !match(lineEnd)) {
      throw new CsvError(
        { line, column: at - lineStart + 1 },
        'a separator or the end of the line must follow a closing quote.',
      );
    }
    if (row.length > 1 || row[0]?.text) yield row;
    row = [];
    if (at === text.length) break;
    line += 1;
    lineStart = at;
  }
}

/**
 * Returns the most frequent separator in the first line, outside of quotes. In many countries, spreadsheets write
 * semicolons.
 */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/);
  const count = (separator: Separator) => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
