import { expect, test } from 'vitest';
import { parseFactFile } from './fact-file.ts';

const file = parseFactFile(
  'facts/x.yaml',
  '# a comment\na:\n  b: 1\n  c:\n    - d: 2026-08-21\n      e: yes\n    - { d: "2026",\n        e: no }\n',
);

test('dates and answers stay as written', () => {
  const items = ['2026-08-21 yes', '2026 no'].map((words) => words.split(' '));
  expect(file.data).toEqual({ a: { b: 1, c: items.map(([d, e]) => ({ d, e })) } });
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

test.each([
  ['a: 1\nb: "open\n', /./],
  // An alias of nothing: a star at the start of a text.
  ['a: 1\nb: *bold\n', /^Put the text that starts with "\*bold" in quotes\.$/],
  ['a: 1\na: 2\n', /^The field is there twice\. Keep one of the two\.$/],
  ['a: 1\nb:\n  c: 1\n   d: 2\n e: 3\n', /^Put the text in quotes, .* Or move the line/],
  ['facts:\n  a:\n     b: 1\n    c: 2\n', /^Start this line in the same column/],
  ['title: VPN: what it is\n', /^Put the text in quotes, because it contains a colon/],
  ['# Redirects\n[]\n\n- { from: /a, to: /b }\n', /remove the "\[\]" above/],
])('%j is one mistake, told with what to write', (text, words) => {
  const { data, syntaxProblems } = parseFactFile('facts/x.yaml', text);
  const [line, remedy] = [expect.any(Number), expect.stringMatching(words)];
  expect(data).toBeUndefined();
  expect(syntaxProblems).toEqual([{ file: 'facts/x.yaml', line, message: 'The file is not YAML.', remedy }]);
});
