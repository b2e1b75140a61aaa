import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import { expect, test } from 'vitest';
import { groupHits } from './group-hits.ts';
import type { SearchHit } from './index-format.ts';

const hit = (kind: SearchKind, path: string): SearchHit => ({
  entry: { kind, path, title: path, description: '' },
  sections: [],
});
const pathsOf = (best: number) =>
  groupHits(
    [hit('review', 'a'), hit('term', 'b'), hit('guide', 'c'), hit('review', 'd'), hit('guide', 'e')],
    best,
  ).map(({ entry }) => entry.path);

test('the best keep their order, the others stand by kind, the kind of the best of them first', () => {
  expect(pathsOf(1)).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(pathsOf(0)).toEqual(['a', 'd', 'b', 'c', 'e']);
  expect(pathsOf(9)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
