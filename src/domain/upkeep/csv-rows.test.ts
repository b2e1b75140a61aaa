import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test('fields may hold commas, quotation marks and line breaks', () => {
  expect(csvRows('\uFEFFName,Note\r\nAlder,"a, ""b""\nc"\r\n\r\nBirch,\r\n')).toEqual([
    ['Name', 'Note'],
    ['Alder', 'a, "b"\nc'],
    ['Birch', ''],
  ]);
});

test('whatever is written comes back', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(rows, (written) => {
      const text = written
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      expect(csvRows(text)).toEqual(written);
    }),
  );
});
