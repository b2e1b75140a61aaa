import { expect, test } from 'vitest';
import { translationArguments } from './translation-arguments.ts';

test('without arguments it lists, with --strict it judges, with --stamp it writes', () => {
  expect(translationArguments([])).toEqual({ isStrict: false, stamped: [] });
  expect(translationArguments(['--strict'])).toEqual({ isStrict: true, stamped: [] });
  expect(translationArguments(['--stamp', 'all'])).toEqual({ isStrict: false, stamped: 'all' });
  expect(translationArguments(['--stamp', 'a', 'b'])).toEqual({ isStrict: false, stamped: ['a', 'b'] });
});

test.each([['--stamp'], ['--stamp --strict'], ['--strict a'], ['a'], ['--stmap a']])(
  '%s is refused with what can be written',
  (written) => {
    expect(() => translationArguments(written.split(' '))).toThrow('Write --strict, or --stamp');
  },
);
