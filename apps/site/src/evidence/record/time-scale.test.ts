import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedYears, timeScale } from './time-scale.ts';

const today = '2026-11-15';

describe('a scale of years', () => {
  test('a year is a whole year, a month and a day are points', () => {
    const { position, years } = timeScale(['2025'], today);
    expect(position('2025').span).toEqual({ from: 0, to: years[1]?.from });
    expect(position('2025').at).toBe(years[0]?.middle);
    expect(position('2025-03').span).toBeUndefined();
    expect(position('2025-03-31').at).toBeGreaterThan(position('2025-03').at);
  });

  test('without dates it is this year', () => {
    expect(timeScale([], today).years).toEqual([{ year: 2026, from: 0, middle: 0.5 }]);
  });

  test('every date lies on it, in its own year', () => {
    const dates = fc.array(
      fc.oneof(
        fc.integer({ min: 2005, max: 2026 }).map(String),
        fc
          .date({ min: new Date('2005-01-01'), max: new Date('2026-11-15'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(dates, (given) => {
        const { years, position } = timeScale(given, today);
        for (const date of given) {
          const index = years.findIndex(({ year }) => year === Number(date.slice(0, 4)));
          expect(position(date).at).toBeGreaterThan(years[index]?.from ?? Number.NaN);
          expect(position(date).at).toBeLessThan(years[index + 1]?.from ?? 1);
        }
      }),
    );
  });
});

test('years that have no room for their names go without, the present one never', () => {
  const years = namedYears(timeScale(['2000'], '2026-11-15').years, 640, 44);
  expect(years.at(-1)).toMatchObject({ year: 2026, isNamed: true });
  expect(years.filter(({ isNamed }) => isNamed)).toHaveLength(14);
});
