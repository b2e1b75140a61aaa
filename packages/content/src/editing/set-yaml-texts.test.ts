import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { setYamlTexts } from './set-yaml-texts.ts';

const source = `# Written by hand
flow: { en: Yes,   pl: "Tak" }   # as it is
block:
    en: Two words
    pl: Dwa słowa # with a note
folded:
  en: >-
    A long
    text
  pl: >-
    Długi
    tekst
list: [ { en: 'One', pl: 'Jeden' } ]
`;

const texts = [
  ['flow', 'pl'],
  ['flow', 'en'],
  ['block', 'pl'],
  ['folded', 'pl'],
  ['list', 0, 'pl'],
] as const;

describe('a text in a YAML file', () => {
  test('is changed and nothing else', () => {
    expect(
      setYamlTexts(source, [
        { path: ['flow', 'pl'], text: 'Pewnie, tak' },
        { path: ['block', 'pl'], text: 'Słowa: dwa' },
        { path: ['list', 0, 'pl'], text: '1' },
      ]),
    ).toBe(
      source.replace('"Tak"', '"Pewnie, tak"').replace('Dwa słowa', '"Słowa: dwa"').replace("'Jeden'", "'1'"),
    );
    expect(setYamlTexts(source, [{ path: ['block', 'pl'], text: '12' }])).toContain(
      '    pl: "12" # with a note',
    );
  });

  test('that stays the same leaves every byte', () => {
    expect(setYamlTexts(source, [{ path: ['folded', 'pl'], text: 'Długi tekst' }])).toBe(source);
  });

  test('is read as it was set, whatever it says, and the others as before', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...':#-{}[],"\'\n&*!|> ya1'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts), text, (path, words) => {
        const changed = setYamlTexts(source, [{ path, text: words }]);
        const expected = structuredClone(parse(source));
        const [first, second, third] = path;
        if (third === undefined) expected[first][second] = words;
        else expected[first][second][third] = words;
        expect(parse(changed)).toEqual(expected);
        expect(changed.startsWith('# Written by hand\n')).toBe(true);
      }),
    );
  });
});
