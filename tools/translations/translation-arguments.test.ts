import { expect, test } from 'vitest';
import { translationArguments } from './translation-arguments.ts';

const nothing = { isStrict: false, stamped: [], compared: [] };

test('without arguments it lists, with --strict it judges, with --diff it compares, with --stamp it writes', () => {
  expect(translationArguments([])).toEqual(nothing);
  expect(translationArguments(['--strict'])).toEqual({ ...nothing, isStrict: true });
  expect(translationArguments(['--diff', 'a', 'b'])).toEqual({ ...nothing, compared: ['a', 'b'] });
  expect(translationArguments(['--stamp', 'all'])).toEqual({ ...nothing, stamped: 'all' });
  expect(translationArguments(['--stamp', 'a', 'b'])).toEqual({ ...nothing, stamped: ['a', 'b'] });
});

test.each([
  ['--stamp'],
  ['--diff'],
  ['--stamp --strict'],
  ['--diff --strict'],
  ['--strict a'],
  ['a'],
  ['--stmap a'],
])('%s is refused with what can be written', (written) => {
  expect(() => translationArguments(written.split(' '))).toThrow('Write --strict, --diff and then files');
});
