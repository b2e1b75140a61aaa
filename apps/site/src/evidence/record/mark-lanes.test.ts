import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeScale } from '#evidence/record/time-scale.ts';
import { markLanes } from './time-scale.ts';

const [width, size] = [288, 11];
const point = (at: number) => ({ at, span: undefined });
const year = (from: number, to: number) => ({ at: (from + to) / 2, span: { from, to } });

describe('lanes beside a line', () => {
  test('a lane is used again as soon as it is free', () => {
    expect(markLanes([point(0.5), point(0.51), point(0.55)], width, size)).toEqual([0, 1, 0]);
  });

  test('a year takes its whole length, and the next year begins where it ends', () => {
    expect(markLanes([year(0.2, 0.3), point(0.25), year(0.3, 0.4)], width, size)).toEqual([0, 1, 0]);
  });

  test('no two marks of a lane touch, at the narrowest width and at any wider one', () => {
    const date = fc.oneof(
      fc.integer({ min: 2015, max: 2026 }).map(String),
      fc
        .date({ min: new Date('2015-01-01'), max: new Date('2026-11-15'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(fc.array(date), fc.integer({ min: width, max: 2000 }), (dates, wider) => {
        const positions = dates.map(timeScale(dates, '2026-11-15').position);
        const lanes = markLanes(positions, width, size);
        const rendered = positions.map(({ at, span }, index) => ({
          lane: lanes[index],
          from: span ? span.from * wider : at * wider - size / 2,
          to: span ? span.to * wider : at * wider + size / 2,
        }));
        for (const [index, a] of rendered.entries()) {
          for (const b of rendered.slice(index + 1).filter(({ lane }) => lane === a.lane)) {
            expect(a.to <= b.from + 1e-6 || b.to <= a.from + 1e-6).toBe(true);
          }
        }
      }),
    );
  });
});
