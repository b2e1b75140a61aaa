import { expect, test } from 'vitest';
import { parseFactFile } from './fact-file.ts';

const file = parseFactFile(
  'facts/x.yaml',
  '# a comment\na:\n  b: 1\n  c:\n    - d: 2026-08-21\n      e: yes\n    - { d: "2026",\n        e: no }\n',
);

test('dates and answers stay as written', () => {
  expect(file.data).toEqual({
    a: {
      b: 1,
      c: [
        { d: '2026-08-21', e: 'yes' },
        { d: '2026', e: 'no' },
      ],
    },
  });
});

test.each([
  [['a'], 2],
  [['a', 'b'], 3],
  [['a', 'c', 0], 5],
  [['a', 'c', 0, 'e'], 6],
  [['a', 'c', 1, 'e'], 8],
])('%j stands on line %i', (path, line) => {
  expect(file.lineOf(path)).toBe(line);
});

test('what is missing is pointed at where it would stand', () => {
  expect(file.lineOf(['a', 'c', 1, 'f'])).toBe(7);
  expect(file.lineOf(['a', 'c', 5])).toBe(4);
  expect(file.lineOf(['z'])).toBe(2);
  expect(parseFactFile('facts/x.yaml', '').lineOf(['z'])).toBe(1);
});

test('every error of the syntax is a problem with its line', () => {
  const broken = parseFactFile('facts/x.yaml', 'a: 1\nb: "open\n');
  expect(broken.data).toBeUndefined();
  expect(broken.syntaxProblems).toMatchObject([{ file: 'facts/x.yaml', message: 'The file is not YAML.' }]);
});

test('an alias of nothing is a problem too: a star at the start of a text', () => {
  const starred = parseFactFile('facts/x.yaml', 'a: 1\nb: *bold\n');
  expect(starred.data).toBeUndefined();
  expect(starred.syntaxProblems).toEqual([
    {
      file: 'facts/x.yaml',
      line: 2,
      message: 'The file is not YAML.',
      remedy: 'Put the text that starts with "*bold" in quotes.',
    },
  ]);
});

test('the reason does not name the place a second time', () => {
  expect(parseFactFile('facts/x.yaml', 'a: 1\na: 2\n').syntaxProblems).toMatchObject([
    { line: 2, remedy: 'The field is there twice. Keep one of the two.' },
  ]);
});
