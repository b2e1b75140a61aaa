import { expect, test } from 'vitest';
import { stepTo } from './step-to.ts';

const direction = { forward: 'ArrowRight', back: 'ArrowLeft' };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 0],
  ['ArrowLeft', 0, 5],
  ['ArrowLeft', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s on number %i of six leads to %s', (key, index, target) => {
  expect(stepTo(key, index, 6, direction)).toBe(target);
});

test('among no things there is nowhere to go', () => {
  expect(stepTo('Home', 0, 0, direction)).toBeUndefined();
});
