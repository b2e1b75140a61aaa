import { expect, test } from 'vitest';
import { isWithinBudget } from '../../bench/report.ts';
import { measureWeights } from '../../bench/weights.ts';

test.each(measureWeights())('$name is within its budget', (row) => {
  expect(row.budget).toBeDefined();
  expect(row.ours).toBeGreaterThan(0);
  expect(row).toSatisfy(isWithinBudget);
});
