import { expect, test } from 'vitest';
import { promtoolSeries } from './promtool-series.ts';

const now = 1_700_000_000;
const scrape = (at: number, exposition: string | undefined) => ({
  at,
  targets: [{ job: 'j', instance: 'i', exposition, clock: now }],
});
const stretch = { minutesBefore: 10, minutesAfter: 5, growing: ['age'] };
const valuesOf = (start: string, before: string, after: string | undefined) => {
  const course = { start: scrape(0, start), before: scrape(6, before), after: scrape(12, after) };
  return Object.fromEntries(
    promtoolSeries(course, stretch).map(({ series, values }) => [series.split('{')[0], values]),
  );
};

test('a count goes on at the pace of each part, and begins anew after a restart', () => {
  const type = '# TYPE c counter\n';
  expect(valuesOf(`${type}c 0`, `${type}c 1`, `${type}c 7`)).toMatchObject({ c: '1+10x9 101+60x4' });
  expect(valuesOf(`${type}c 0`, `${type}c 9`, `${type}c 3`)).toMatchObject({ c: '9+90x9 0+30x4' });
  expect(valuesOf('', '', `${type}c 2`)).toMatchObject({ c: '_x10 0+20x4' });
});

test('a state stays as it was seen, unless it is said to grow', () => {
  expect(valuesOf('g 1', 'g 5', 'g 9')).toMatchObject({ g: '5+0x9 9+0x4' });
  expect(valuesOf('age 0', 'age 0', 'age 3')).toMatchObject({ age: '0+0x9 0+30x4' });
});

test('a moment keeps its distance from now', () => {
  const at = (seconds: number) => `x_timestamp_seconds ${now + seconds}`;
  expect(valuesOf(at(-60), at(-60), at(60))).toMatchObject({ x_timestamp_seconds: '540+0x9 660+0x4' });
});

test('a clock goes on, as far from the right one as it was', () => {
  const at = (seconds: number) => `node_time_seconds ${now + seconds}`;
  expect(valuesOf(at(0), at(0), at(-90))).toMatchObject({ node_time_seconds: '0+60x9 510+60x4' });
});

test('of a target that is gone only that is known', () => {
  expect(valuesOf('g 1', 'g 1', undefined)).toEqual({ g: '1+0x9 stale', up: '1+0x9 0+0x4' });
});
