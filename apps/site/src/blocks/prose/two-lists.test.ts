import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { describe, expect, test } from 'vitest';
import { documentConfig } from '../document/document-config.ts';
import { isTwoLists, selectTwoLists } from './two-lists.ts';

const nodesOf = (source: string) =>
  Markdoc.transform(Markdoc.parse(source).children, documentConfig(emptyContext));

describe('isTwoLists', () => {
  test.each([
    '### A\n- a\n\n### B\n- b',
    '### A\n1. a\n2. b\n\n### B\n- c',
    '### A {% #id %}\n- a **b**\n\n### B\n- [c](/c)',
  ])('%j is', (source) => {
    expect(isTwoLists(Markdoc.parse(source))).toBe(true);
  });

  test.each([
    '',
    '- a\n- b',
    '### A\n- a',
    '### A\n- a\n\n### B',
    '### A\n\n### B\n- a\n- b',
    '### A\n- a\n\n### B\n- b\n\n### C\n- c',
    '### A\nText.\n\n- a\n\n### B\n- b',
    '## A\n- a\n\n## B\n- b',
    '### A\n- a\n\n### B\n- b\n\nText.',
  ])('%j is not', (source) => {
    expect(isTwoLists(Markdoc.parse(source))).toBe(false);
  });
});

describe('selectTwoLists', () => {
  test('each heading is the title of the list under it', () => {
    const lists = selectTwoLists(nodesOf('### A {% #a %}\n- one\n- two\n\n### B\n1. three'));
    expect(lists).toMatchObject([
      { id: 'a', title: ['A '], items: [['one'], ['two']] },
      { id: undefined, title: ['B'], items: [['three']] },
    ]);
  });

  test('text of another form gives what it can and does not throw', () => {
    expect(selectTwoLists(nodesOf('Text.\n\n- a'))).toEqual([]);
    expect(selectTwoLists(nodesOf('### A\nText.'))).toEqual([]);
    expect(selectTwoLists([])).toEqual([]);
  });
});
