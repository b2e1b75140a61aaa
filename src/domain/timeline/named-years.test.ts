import { expect, test } from 'vitest';
import { namedYears } from './named-years.ts';
import { timeScale } from './time-scale.ts';

test('years that have no room for their names go without, the present one never', () => {
  const years = namedYears(timeScale(['2000'], '2026-11-15').years, 640, 44);
  expect(years).toHaveLength(27);
  expect(years.at(-1)).toMatchObject({ year: 2026, isNamed: true });
  expect(years.filter(({ isNamed }) => isNamed)).toHaveLength(14);
});

test('where there is room, all are named', () => {
  const { years } = timeScale(['2020'], '2026-11-15');
  expect(namedYears(years, 640, 44).every(({ isNamed }) => isNamed)).toBe(true);
});
