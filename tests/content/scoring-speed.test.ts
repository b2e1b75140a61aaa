import { expect, test } from 'vitest';
import { isWithinBudget } from '../../bench/row.ts';
import { measureScoring } from '../../bench/scoring.ts';

test('scoring 200 providers in all profiles with 1,000-sample stability takes under 2 s of processor time', () => {
  const rows = measureScoring();
  expect(rows.some(({ budget }) => budget !== undefined)).toBe(true);
  expect(rows.filter((row) => !isWithinBudget(row))).toEqual([]);
});
