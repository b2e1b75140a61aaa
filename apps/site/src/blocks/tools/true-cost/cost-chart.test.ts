import { expect, test } from 'vitest';
import { roundSteps } from './cost-chart.ts';

test('the steps are amounts that people read at a glance', () => {
  expect(roundSteps(180)).toEqual([0, 50, 100, 150, 200]);
  expect(roundSteps(79)).toEqual([0, 20, 40, 60, 80]);
  expect(roundSteps(0)).toEqual([0, 1]);
});
