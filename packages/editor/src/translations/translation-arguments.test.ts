import { expect, test } from 'vitest';
import { translationArguments } from './translation-arguments.ts';

test('without arguments it lists, with --strict it judges, with others it reads or writes', () => {
  expect(translationArguments([])).toEqual({ act: 'list', isStrict: false });
  expect(translationArguments(['--strict'])).toEqual({ act: 'list', isStrict: true });
  expect(translationArguments(['--diff', 'a', 'b'])).toEqual({ act: 'compare', files: ['a', 'b'] });
  expect(translationArguments(['--stamp', 'all'])).toEqual({ act: 'stamp', files: 'all' });
  expect(translationArguments(['--stamp', 'a', 'b'])).toEqual({ act: 'stamp', files: ['a', 'b'] });
  expect(translationArguments(['--export', 'de'])).toEqual({ act: 'export', language: 'de' });
  expect(translationArguments(['--import', 'de.po'])).toEqual({ act: 'import', file: 'de.po' });
});

test.each([
  ['--stamp'],
  ['--diff'],
  ['--stamp --strict'],
  ['--strict a'],
  ['a'],
  ['--stmap a'],
  ['--export'],
  ['--import a b'],
])('%s is refused with what can be written', (written) => {
  expect(() => translationArguments(written.split(' '))).toThrow('Write --strict, or --diff');
});
