import { isWithinBudget } from '@vpn-site/bench/report.ts';
import { measureWeights } from '@vpn-site/bench/weights.ts';
import { expect, test } from 'vitest';

test.each(measureWeights())('$name is within its budget', (row) => {
  expect(row.budget).toBeDefined();
  expect(row.ours).toBeGreaterThan(0);
  expect(row).toSatisfy(isWithinBudget);
});
