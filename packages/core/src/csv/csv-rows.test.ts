import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, readableCsvRows } from './csv-rows.ts';

const written = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('|')).join(' / ');
const texts = (file: string) => parseCsv(file).map((row) => row.map(({ text }) => text));

describe('a CSV file', () => {
  test.each([
    ['a,b\n1,2\n', 'a|b / 1|2'],
    ['\uFEFFa;b\r\n1,5;2\r\n', 'a|b / 1,5|2'],
    ['a\tb\r1\t2', 'a|b / 1|2'],
    ['"a, b",c\n"say ""x""","two\r\nlines"\n', 'a, b|c / say "x"|two\r\nlines'],
    ['"a;b;c",d\n1,2', 'a;b;c|d / 1|2'],
    ['a,b\n\n,\n1,\n', 'a|b / | / 1|'],
    ['', ''],
  ])('%j is read as %j', (file, rows) => {
    expect(written(texts(file))).toBe(rows);
  });

  test('says of each value where it begins, past line ends inside quotes too', () => {
    const places = parseCsv('a,"b\nc",d\n"1",2').flat();
    expect(places.map(({ line, column }) => `${line}:${column}`).join(' ')).toBe('1:1 1:3 2:4 3:1 3:5');
  });

  test.each([
    ['a,b\n1,"2\n3,4\n', 'line 2, column 3: the quote that opens here is never closed.'],
    ['a,"1\n2\n3"x', 'line 3, column 3: a separator or the end of the line must follow a closing quote.'],
    ['a,b\n"1"x,2', 'line 2, column 4: a separator or the end of the line must follow a closing quote.'],
  ])('%j is refused by line and column', (file, message) => {
    expect(() => parseCsv(file)).toThrow(message);
  });
});

test('whatever was written with quotes is read as it was, under every separator and line end', () => {
  const value = fc.string({ unit: fc.constantFrom(...'ab"\r\n,;\t ü') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1 }));
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (rows, separator, end, hasMark) => {
        const file = rows.map((row) => row.map(quote).join(separator)).join(end);
        expect(texts((hasMark ? '\uFEFF' : '') + file)).toEqual(rows);
        if (separator === ',') expect(readableCsvRows(file)).toEqual(rows);
      },
    ),
  );
});

test('whatever a file holds, it is read or refused with a place', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a1",;\r\n') }), (file) => {
      try {
        for (const text of texts(file).flat()) expect(file).toContain(text[0] ?? '');
      } catch (error) {
        expect(String(error)).toMatch(/^CsvError: line \d+, column \d+: /);
      }
    }),
  );
});

describe('the readable rows', () => {
  test.each([
    ['\uFEFFName,Note\r\nAlder,"a, ""b""\nc"\r\n\r\nBirch,\r\n', 'Name|Note / Alder|a, "b"\nc / Birch|'],
    // They are separated by commas, whatever else the first line has.
    ['a;b;c,d\n1,2', 'a;b;c|d / 1|2'],
    // They end before the first that is no CSV.
    ['a,b\n1,2\n3,"4\n5,6\n', 'a|b / 1|2'],
  ])('of %j are %j', (file, rows) => {
    expect(written(readableCsvRows(file))).toBe(rows);
  });
});
