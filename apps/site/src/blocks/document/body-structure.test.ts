import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { leadingBlock } from './body-structure.ts';

const body = Markdoc.parse('Before.\n\n{% verdict %}\nYes.\n{% /verdict %}\n\n## After {% #after %}\n');

test('the block stands alone, and the rest keeps its order; where there is none, everything is the rest', () => {
  const { block, rest } = leadingBlock(body, 'verdict');
  expect(block?.children.map(({ tag }) => tag)).toEqual(['verdict']);
  expect(rest.children.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
  expect(leadingBlock(body, 'faq')).toMatchObject({ block: undefined, rest: { children: [{}, {}, {}] } });
});
