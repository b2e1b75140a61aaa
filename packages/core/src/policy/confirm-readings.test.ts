import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmReadings, type Reading } from './confirm-readings.ts';

/** Creates one fetch per day, one character each; a dot is a failed fetch. */
const days = (values: string): Reading[] =>
  [...values].map((value, index) => ({
    at: new Date(Date.UTC(2026, 7, 1 + index)).toISOString(),
    value: value === '.' ? undefined : value,
  }));
const twice = { readings: 2, days: 1 };
const letters = (values: string, period = twice) => {
  const { value, changes, flaps, pending } = confirmReadings(days(values), period);
  return {
    value,
    changes: changes.map(({ from, to }) => from + to).join(' '),
    flaps: flaps.map((flap) => flap.value).join(''),
    pending: pending?.value,
  };
};

test.each([
  ['...', { value: undefined, changes: '', flaps: '', pending: undefined }],
  ['aaa', { value: 'a', changes: '', flaps: '', pending: undefined }],
  ['aab', { value: 'a', changes: '', flaps: '', pending: 'b' }],
  ['aabb', { value: 'b', changes: 'ab', flaps: '', pending: undefined }],
  ['aab.b', { value: 'b', changes: 'ab', flaps: '', pending: undefined }],
  ['aabaa', { value: 'a', changes: '', flaps: 'b', pending: undefined }],
  ['abababab', { value: 'a', changes: '', flaps: 'bbb', pending: 'b' }],
  ['abcc', { value: 'c', changes: 'ac', flaps: 'b', pending: undefined }],
  ['abbaa', { value: 'a', changes: 'ab ba', flaps: '', pending: undefined }],
])('%s', (values, expected) => {
  expect(letters(values)).toEqual(expected);
});

test('two looks on one day are not two days', () => {
  const noon = (value: string, at: string) => ({ at: `2026-08-0${at}T12:00:00Z`, value });
  const readings = [noon('a', '1'), noon('b', '2'), { at: '2026-08-02T13:00:00Z', value: 'b' }];
  expect(confirmReadings(readings, twice).value).toBe('a');
  expect(confirmReadings([...readings, noon('b', '3')], twice).changes).toEqual([
    { from: 'a', to: 'b', since: '2026-08-02T12:00:00Z', confirmed: '2026-08-03T12:00:00Z' },
  ]);
});

const series = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.'), maxLength: 30 });

test('failed looks change nothing', () => {
  fc.assert(
    fc.property(series, (values) => {
      const { flaps: _, ...withFailures } = letters(values, { readings: 2, days: 0 });
      expect(withFailures).toMatchObject({
        changes: letters(values.replaceAll('.', ''), { readings: 2, days: 0 }).changes,
      });
    }),
  );
});

test('changes lead from the first value to the one believed', () => {
  fc.assert(
    fc.property(series, (values) => {
      const { value, changes } = confirmReadings(days(values), twice);
      const first = [...values].find((letter) => letter !== '.');
      expect(changes.reduce((now, { from, to }) => (now === from ? to : 'broken'), first)).toBe(value);
    }),
  );
});
