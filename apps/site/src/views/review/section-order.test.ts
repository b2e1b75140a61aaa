import { expect, test } from 'vitest';
import { inSectionOrder } from './section-order.ts';

const ordered = (...ids: string[]) => inSectionOrder(ids.map((id) => ({ id }))).map(({ id }) => id);

test('what is good and bad leads, what is open ends, and the facts stand between', () => {
  expect(
    ordered('compare', 'not-verified', 'change-our-mind', 'score', 'facts', 'cost', 'good-and-bad'),
  ).toEqual(['good-and-bad', 'score', 'cost', 'facts', 'not-verified', 'change-our-mind', 'compare']);
});

test('what nobody planned for is not lost, and keeps its order', () => {
  expect(ordered('history', 'aside', 'cost', 'facts')).toEqual(['cost', 'history', 'aside', 'facts']);
});
