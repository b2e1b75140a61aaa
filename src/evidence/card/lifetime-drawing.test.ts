import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifetimeLabels } from './lifetime-drawing.tsx';

describe('lifetimeLabels', () => {
  test('labels with room stand under their moments', () => {
    expect(
      lifetimeLabels(
        [
          { at: 0.2, letters: 8 },
          { at: 0.8, letters: 8 },
        ],
        320,
      ),
    ).toEqual([
      { middle: 64, isUnder: true },
      { middle: 256, isUnder: true },
    ]);
  });

  test('a label at an end stays on the line', () => {
    const [first] = lifetimeLabels([{ at: 0, letters: 10 }], 320);
    expect(first).toEqual({ middle: 37, isUnder: true });
  });

  test('moments close to each other push their labels apart, and the order stays', () => {
    const placed = lifetimeLabels(
      [
        { at: 0.94, letters: 11 },
        { at: 0.97, letters: 11 },
        { at: 1, letters: 11 },
      ],
      320,
    );
    expect(placed.map(({ isUnder }) => isUnder)).toEqual([false, false, true]);
    expect(placed.map(({ middle }) => middle)).toEqual(
      [98, 189, 279].map((middle) => expect.closeTo(middle, -1)),
    );
  });

  test('labels that fit never overlap', () => {
    const moment = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      letters: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 3, maxLength: 3 }), (moments) => {
        const sorted = moments.toSorted((a, b) => a.at - b.at);
        const placed = lifetimeLabels(sorted, 320);
        for (const [index, { middle }] of placed.entries()) {
          const next = placed[index + 1];
          const reach = ((sorted[index]?.letters ?? 0) + (sorted[index + 1]?.letters ?? 0)) * 3.7;
          if (next) expect(next.middle - middle).toBeGreaterThanOrEqual(reach);
        }
      }),
    );
  });
});
