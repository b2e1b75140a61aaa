import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valuesOverSpans } from './horizon-spans.ts';

/** Counts the days for which a value was computed. */
function counted(values: readonly string[]) {
  const asked = new Set<number>();
  const valueOn = (at: number) => {
    expect(asked.has(at)).toBe(false);
    asked.add(at);
    return [values[at] ?? ''];
  };
  return { asked, valueOn };
}

test('a quiet year is asked on a few days', () => {
  const year = Array.from({ length: 365 }, () => 'alder');
  const { asked, valueOn } = counted(year);
  expect(valuesOverSpans(year, valueOn)).toEqual(year.map((value) => [value]));
  expect(asked.size).toBeLessThan(30);
});

test('without days there is nothing', () => {
  expect(valuesOverSpans([], () => ['nobody'])).toEqual([]);
});

test('the order of who shares a place is no change', () => {
  const orders = [
    ['alder', 'birch'],
    ['birch', 'alder'],
    ['alder', 'birch'],
  ];
  expect(valuesOverSpans(['x', 'x', 'x'], (at) => orders[at] ?? [])).toHaveLength(3);
});

test('whatever changes where the shape does or slides once within it is found on its day', () => {
  const run = fc.record({ length: fc.integer({ min: 1, max: 90 }), turns: fc.nat({ max: 90 }) });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const days = runs.flatMap(({ length, turns }, at) =>
        Array.from({ length }, (_, day) => ({
          shape: String(at),
          value: `${Math.floor(at / 2)}${day < turns ? 'before' : 'after'}`,
        })),
      );
      const { valueOn } = counted(days.map(({ value }) => value));
      const found = valuesOverSpans(
        days.map(({ shape }) => shape),
        valueOn,
      );
      expect(found).toEqual(days.map(({ value }) => [value]));
    }),
  );
});

test('close to a change it may go back and forth', () => {
  const values = Array.from({ length: 120 }, (_, day) => (day < 50 || day === 53 ? 'alder' : 'birch'));
  const { asked, valueOn } = counted(values);
  const shapes = values.map(() => 'same');
  expect(valuesOverSpans(shapes, valueOn)).toEqual(values.map((value) => [value]));
  expect(asked.size).toBeLessThan(70);
});
