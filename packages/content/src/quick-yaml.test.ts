import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseFactFile } from './facts/fact-file.ts';
import { parseQuickYaml, toQuickYaml } from './quick-yaml.ts';

test('whatever JSON can say is read back, by whoever reads YAML too', () => {
  const plain = { noNullPrototype: true };
  const name = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
  const tables = fc.dictionary(name, fc.oneof(fc.string(), fc.nat(), fc.boolean(), fc.constant(null)), plain);
  fc.assert(
    fc.property(fc.dictionary(name, fc.array(tables), plain), (data) => {
      const text = toQuickYaml(data) ?? '';
      expect(parseQuickYaml(text)).toEqual(data);
      expect(parse(text, { schema: 'core' })).toEqual(data);
    }),
  );
});

test.each([[undefined], [{ a: Number.NaN }], ['a text'], [{ a: undefined }]])(
  '%j stays as it is written',
  (data) => {
    expect(toQuickYaml(data)).toBeUndefined();
  },
);

test.each(['a: 1', '{ a: 1 }', '{\n  "a": 1\n}', ''])('%j was written by hand', (text) => {
  expect(parseQuickYaml(text)).toBeUndefined();
});

test('a file is the same whichever way it was written', () => {
  const fromYaml = parseFactFile('a.yaml', 'name: Birch\nsince: 2019-02-03\nin: [ PL, TR ]\n');
  const fromJson = parseFactFile('a.yaml', toQuickYaml(fromYaml.raw) ?? '');
  expect([fromJson.data, fromJson.raw, fromJson.syntaxProblems]).toEqual([fromYaml.data, fromYaml.raw, []]);
  expect(fromJson.lineOf(['name'])).toBe(1);
});
