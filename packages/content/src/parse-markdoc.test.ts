import { expect, test } from 'vitest';
import { parseMarkdoc } from './parse-markdoc.ts';

const blocks = (source: string) =>
  parseMarkdoc(source).children.map(({ type, attributes }) => [type, attributes.content as unknown]);

test('text indented by four spaces or a tab is preformatted, with its stars and blank lines', () => {
  expect(blocks('Run:\n\n    npm *ci*\n      --quiet\n\n    npm start\n\nDone.')).toEqual([
    ['paragraph', undefined],
    ['fence', 'npm *ci*\n  --quiet\n\nnpm start\n'],
    ['paragraph', undefined],
  ]);
  expect(blocks('\ta\n\tb')).toEqual([['fence', 'a\nb\n']]);
});

test('a line that continues a paragraph or a list is none', () => {
  expect(blocks('One\n    two')).toEqual([['paragraph', undefined]]);
  const list = parseMarkdoc('- One\n\n    Two of the same item.');
  expect([...list.walk()].map(({ type }) => type)).not.toContain('fence');
  expect(blocks('   three spaces')).toEqual([['paragraph', undefined]]);
});

test('two indented texts with words between them stay apart', () => {
  expect(blocks('    a\n\nb\n\n    c').map(([type]) => type)).toEqual(['fence', 'paragraph', 'fence']);
});

test('inside a block, indented text is preformatted too', () => {
  const block = parseMarkdoc('{% seo-text %}\n\n    a *b*\n\n{% /seo-text %}');
  expect([...block.walk()].map(({ type }) => type)).toEqual(['tag', 'fence']);
});
