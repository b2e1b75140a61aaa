import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LabelledPoint, type LabelPosition, layOutLabels } from './label-rows.ts';

const width = 640;

/** Where words begin and end when the drawing is as wide as it is. */
function extent({ width: own }: LabelledPoint, { anchor, at }: LabelPosition, drawn: number) {
  const fixed = at * drawn;
  return anchor === 'end' ? { from: fixed - own, to: fixed } : { from: fixed, to: fixed + own };
}

describe('labels of points on a line', () => {
  test('stand next to the line before their point, and step out of the way of each other', () => {
    const positions = layOutLabels(
      [
        { at: 0.5, width: 100 },
        { at: 0.55, width: 100 },
        { at: 0.9, width: 100 },
      ],
      width,
    );
    expect(positions.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(positions.every(({ anchor }) => anchor === 'end')).toBe(true);
  });

  test('run on behind their point at the left edge', () => {
    expect(layOutLabels([{ at: 0.05, width: 200 }], width)).toEqual([{ row: 0, anchor: 'start', at: 0.05 }]);
  });

  test('too long for either side, they begin with the drawing', () => {
    expect(layOutLabels([{ at: 0.5, width: 600 }], width)).toEqual([{ row: 0, anchor: 'start', at: 0 }]);
  });

  test('keep their order in the answer, whatever the order of the points', () => {
    const [late, early] = layOutLabels(
      [
        { at: 0.9, width: 50 },
        { at: 0.3, width: 60 },
      ],
      width,
    );
    expect([late?.at, early?.at]).toEqual([0.9, 0.3]);
  });

  const points = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      width: fc.integer({ min: 8, max: width }),
    }),
    { maxLength: 40 },
  );

  test('never meet and never leave the drawing, at any count and at any greater width', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 1, max: 2, noNaN: true }), (given, scale) => {
        const drawn = width * scale;
        const positions = layOutLabels(given, width);
        const boxes = given.map((point, index) => {
          const position = positions[index] as LabelPosition;
          return { row: position.row, ...extent(point, position, drawn) };
        });
        for (const [index, box] of boxes.entries()) {
          expect(box.from).toBeGreaterThanOrEqual(-0.001);
          expect(box.to).toBeLessThanOrEqual(drawn + 0.001);
          for (const other of boxes.slice(index + 1)) {
            const meet = box.row === other.row && box.from < other.to && other.from < box.to;
            expect(meet).toBe(false);
          }
        }
      }),
    );
  });

  test('use no row that they do not need', () => {
    fc.assert(
      fc.property(points, (given) => {
        const rows = new Set(layOutLabels(given, width).map(({ row }) => row));
        expect([...rows].toSorted((a, b) => a - b)).toEqual([...rows].map((_, row) => row));
      }),
    );
  });
});
