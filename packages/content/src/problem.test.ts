import { expect, test } from 'vitest';
import { bySeverity, type Problem } from './problem.ts';

const error: Problem = { file: 'content/a.md', message: 'x', remedy: 'y' };
const review: Problem = { ...error, severity: 'review' };
const advice: Problem = { ...error, severity: 'advice' };

test('only errors stop a build, and what says nothing of itself is one', () => {
  expect(bySeverity([advice, error, review])).toEqual({ stopping: [error], warnings: [advice, review] });
});

test('a review is stopped by more; advice stops nothing', () => {
  expect(bySeverity([error, review, advice], ['error', 'review'])).toEqual({
    stopping: [error, review],
    warnings: [advice],
  });
});
