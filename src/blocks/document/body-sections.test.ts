import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { bodySections } from './body-sections.ts';
import { documentConfig } from './document-config.ts';

const sections = (source: string) => {
  const tree = Markdoc.transform(Markdoc.parse(source), documentConfig(emptyContext));
  return bodySections(Array.isArray(tree) ? tree : [tree]).map(({ heading, nodes }) => [
    heading?.children[0],
    nodes.length,
  ]);
};

test('a text is divided at its headings of the second level, and nowhere else', () => {
  expect(sections('Opening.\n\nMore.\n\n## One\n\nText.\n\n### Part\n\nText.\n\n## Two')).toEqual([
    [undefined, 2],
    ['One', 3],
    ['Two', 0],
  ]);
});

test('a text that begins with a heading has no opening', () => {
  expect(sections('## One\n\nText.')).toEqual([['One', 1]]);
  expect(sections('')).toEqual([]);
});
