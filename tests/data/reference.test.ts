import { readFileSync } from 'node:fs';
import type { PublishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { expect, test } from 'vitest';
import { disagreements, referenceScores } from '../reference/reference-scores.ts';

test('a second program, written from the description alone, gets every published score again', () => {
  const published = `${dist}/client/data/v1`;
  const scores = JSON.parse(readFileSync(`${published}/scores.json`, 'utf8')) as PublishedScores;
  expect(scores.profiles.length).toBeGreaterThan(0);
  expect(disagreements(scores, referenceScores(published))).toEqual([]);
});
