/** A value of a CSV file, and where it begins: line and column as an editor counts them, from 1. */
export interface CsvCell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The file cannot be read at this place. The message is a sentence for whoever asked for it. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor({ line, column }: Pick<CsvCell, 'line' | 'column'>, reason: string) {
    super(`line ${line}, column ${column}: ${reason}`);
  }
}

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** A quoted value, in which a quote is doubled; or one without quotes, up to the next separator or line end. */
const quoted = /"((?:[^"]|"")*)"/y;
const plain = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y } as const;
const lineEnd = /\r\n|\r|\n/y;

/** The rows of a CSV file. Throws a CsvError at the first place that cannot be read. */
export function parseCsv(file: string): CsvCell[][] {
  return [...csvCells(file)];
}

/** The values of a file with commas, up to the first place that is not CSV. */
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
 * Reads CSV as spreadsheets and networks write it: with or without a byte order mark, with any line ends, and with values in
 * quotes that may hold separators and line ends (RFC 4180). Empty lines are left out.
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
    if (!found) throw new CsvError(place, 'a quote is opened here and never closed.');
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
        'after a closing quote comes a separator or the end of the line.',
      );
    }
    if (row.length > 1 || row[0]?.text) yield row;
    row = [];
    if (at === text.length) break;
    line += 1;
    lineStart = at;
  }
}

/** The one that the first line has most of, outside quotes: spreadsheets of many countries write semicolons. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/);
  const count = (separator: Separator) => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
