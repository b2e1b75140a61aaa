import { expect, test } from 'vitest';
import { inSectionOrder } from './section-order.ts';

const ordered = (...ids: string[]) => inSectionOrder(ids.map((id) => ({ id }))).map(({ id }) => id);

test('written sections stand between those made from facts', () => {
  expect(ordered('good-at', 'not-for', 'not-verified', 'change-our-mind', 'score', 'cost', 'facts')).toEqual([
    'score',
    'good-at',
    'not-for',
    'cost',
    'facts',
    'not-verified',
    'change-our-mind',
  ]);
});

test('what nobody planned for is not lost, and keeps its order', () => {
  expect(ordered('streaming', 'aside', 'good-at', 'cost')).toEqual(['good-at', 'streaming', 'aside', 'cost']);
});
