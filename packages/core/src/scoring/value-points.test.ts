import { expect, test } from 'vitest';
import { interpolatePoints } from './full-score.ts';
import type { ValueRule } from './scoring-rule.ts';
import { valuePoints } from './value-points.ts';

const answer: ValueRule = { name: 'answer', yes: 10, partial: 5, no: 0 };
const choice: ValueRule = { name: 'choice', points: { none: 10, brief: 8 } };
const bestOf: ValueRule = {
  name: 'best-of',
  points: { cash: 10 },
  otherwise: 2,
  none: 0,
  notCounted: ['not-applicable'],
};
const share: ValueRule = { name: 'share', of: ['windows', 'macos', 'linux'] };
const weighted: ValueRule = {
  name: 'weighted-share',
  parts: [
    { of: ['windows', 'macos'], points: 7 },
    { of: ['router'], points: 3 },
  ],
};
const number: ValueRule = { name: 'number', zeroAt: 1, tenAt: 10 };

test.each([
  [answer, 'yes-no', true, 10],
  [answer, 'yes-no', 'partial', 5],
  [answer, 'yes-no', false, 0],
  [choice, 'choice', 'brief', 8],
  [choice, 'choice', 'something-new', 0],
  [choice, 'choice', 'toString', 0],
  [bestOf, 'choice-list', ['card', 'cash'], 10],
  [bestOf, 'choice-list', ['card'], 2],
  [bestOf, 'choice-list', ['toString'], 2],
  [bestOf, 'choice-list', [], 0],
  [bestOf, 'choice-list', ['not-applicable', 'cash'], 10],
  [bestOf, 'choice-list', ['not-applicable'], undefined],
  [share, 'platform-list', ['windows', 'android'], 10 / 3],
  [share, 'platform-list', [], 0],
  [weighted, 'platform-list', ['windows', 'router'], 6.5],
  [number, 'devices', 'unlimited', 10],
  [number, 'devices', 5.5, 5],
  [number, 'devices', 40, 10],
  [answer, 'text', 'yes', 0],
  [choice, 'text', 'none', 0],
  [number, 'text', 'ten', 0],
] as const)('%o of %s %j', (rule, type, value, points) => {
  const found = valuePoints({ type, value } as Parameters<typeof valuePoints>[0], rule);
  if (points === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(points, 10);
});

test('a line works in both directions and ends at 0 and 10', () => {
  const cost = { zeroAt: 12, tenAt: 2 };
  expect([14, 12, 7, 2, 1].map((price) => interpolatePoints(price, cost))).toEqual([0, 0, 5, 10, 10]);
});
