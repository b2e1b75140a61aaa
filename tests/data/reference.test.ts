import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedScores } from '#domain/scoring/published-scores.ts';
import { dist } from '../e2e/harness/tested-site.ts';
import { disagreements, referenceScores } from '../reference/reference-scores.ts';

test('a second program, written from the description alone, gets every published score again', () => {
  const published = `${dist}/client/data/v1`;
  const scores = JSON.parse(readFileSync(`${published}/scores.json`, 'utf8')) as PublishedScores;
  expect(scores.profiles.length).toBeGreaterThan(0);
  expect(disagreements(scores, referenceScores(published))).toEqual([]);
});
