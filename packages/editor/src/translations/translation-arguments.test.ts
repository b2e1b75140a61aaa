import { expect, test } from 'vitest';
import { translationArguments } from './translation-arguments.ts';

test('without arguments it lists, with --strict it judges, with others it reads or writes', () => {
  expect(translationArguments([])).toEqual({ action: 'list', isStrict: false });
  expect(translationArguments(['--strict'])).toEqual({ action: 'list', isStrict: true });
  expect(translationArguments(['--diff', 'a', 'b'])).toEqual({ action: 'compare', files: ['a', 'b'] });
  expect(translationArguments(['--stamp', 'all'])).toEqual({ action: 'stamp', files: 'all' });
  expect(translationArguments(['--stamp', 'a', 'b'])).toEqual({ action: 'stamp', files: ['a', 'b'] });
  expect(translationArguments(['--export', 'de'])).toEqual({ action: 'export', language: 'de' });
  expect(translationArguments(['--import', 'de.po'])).toEqual({ action: 'import', file: 'de.po' });
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
