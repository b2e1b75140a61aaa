import { expect, test } from 'vitest';
import { bodyStart, lineOfField, readFrontMatter, withQuickFrontMatter } from './front-matter.ts';

const data = (source: string) => {
  const parsed = readFrontMatter(source)?.parsed;
  return parsed?.ok ? parsed.data : undefined;
};

test.each([
  // Only a line of its own closes the front matter; line ends of Windows and a byte order mark are accepted.
  ['---\ntitle: A ---\n---\nText.', 'A ---'],
  ['---\ntitle: |\n  a\n  ---\n  b\n---\nText.', 'a\n---\nb\n'],
  ['\uFEFF---\r\ntitle: A\r\n---\r\nText.', 'A'],
])('of %j the title and the text are read', (source, title) => {
  expect(data(source)).toEqual({ title });
  expect(source.slice(bodyStart(source))).toBe('Text.');
});

test('empty front matter is front matter; a file without a closing line has none', () => {
  expect(data('---\n---\nText.')).toEqual({});
  expect(data('---\ntitle: A\n---')).toEqual({ title: 'A' });
  expect(readFrontMatter('---\ntitle: A ---\n')).toBeUndefined();
  expect(readFrontMatter('Text.\n---\n---\n')).toBeUndefined();
});

test('lines count from the start of the file', () => {
  expect(lineOfField('title: A\nslug: b\n', 'slug')).toBe(3);
});

test('what is not YAML is explained with the line of the file', () => {
  expect(readFrontMatter('---\ntitle: A\ntitle: B\n---\n')?.parsed).toEqual({
    ok: false,
    line: 3,
    reason: 'The field is there twice. Keep one of the two.',
  });
});

test('a quick head says the same on one line, before the same body', () => {
  const source = '---\ntitle: "A: ---"\nlist: [ a, b ]\n---\n\nText.\n---\n';
  const quick = withQuickFrontMatter(source);
  expect(quick.split('\n')[1]).toBe('{"title":"A: ---","list":["a","b"]}');
  expect(data(quick)).toEqual(data(source));
  expect(quick.slice(bodyStart(quick))).toBe(source.slice(bodyStart(source)));
});

test.each(['Text.', '---\ntitle: [\n---\nText.'])('%j has no head to write anew', (source) => {
  expect(withQuickFrontMatter(source)).toBe(source);
});
