import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { poText, readPo } from './po-file.ts';

const home = { context: 'header.home', translation: 'Zur Startseite' };

describe('a PO file', () => {
  test('says of each text where it is used, what to know, and what it is', () => {
    const known = { references: ['src/x y.tsx:3'], notes: ['Arguments: {a}'], flags: ['icu-message-format'] };
    const text = poText('de', [{ ...home, original: 'a "b"\nc\\', ...known }]);
    expect(text.split('\n\n')[1]).toBe(
      [
        '#. Arguments: {a}',
        '#: src/x%20y.tsx:3',
        '#, icu-message-format',
        'msgctxt "header.home"',
        'msgid ""',
        '"a \\"b\\"\\n"',
        '"c\\\\"',
        'msgstr "Zur Startseite"',
        '',
      ].join('\n'),
    );
  });

  test('is read as other tools write it: wrapped, with comments, obsolete texts and no empty line between', () => {
    const text = [
      '\uFEFF# A translator wrote this',
      'msgid ""',
      'msgstr "Language: de\\n"',
      '#: a.ts:1 b.ts:2',
      '#, fuzzy, icu-message-format',
      '#| msgid "Go home"',
      'msgctxt "a"',
      'msgid ""',
      '"Go "',
      '"home"',
      'msgstr "Nach Hause"',
      'msgctxt "b"',
      'msgid "x"',
      'msgstr ""',
      '#~ msgid "gone"',
      '#~ msgstr "weg"',
    ].join('\r\n');
    const { language, entries } = readPo('de.po', text);
    expect(language).toBe('de');
    expect(entries).toEqual([
      {
        context: 'a',
        original: 'Go home',
        translation: 'Nach Hause',
        references: ['a.ts:1', 'b.ts:2'],
        notes: [],
        flags: ['fuzzy', 'icu-message-format'],
        line: 11,
      },
      { context: 'b', original: 'x', translation: '', references: [], notes: [], flags: [], line: 14 },
    ]);
  });

  test.each(['msgstr Home', '"x"', 'msgid_plural "x"', '> vpn-site@0.1.0 translations'])(
    'with the line %s is refused with that line',
    (line) => {
      expect(() => readPo('de.po', `msgctxt "a"\nmsgid "b"\nmsgstr "c"\n\n${line}\n`)).toThrow(
        `de.po:5\n  The site does not write such a line into PO files: ${line}`,
      );
    },
  );

  test('is read as it was written, whatever stands in it', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...'"\\\n\t\r#~{}:, n'), fc.string({ maxLength: 1, unit: 'grapheme' })),
    });
    const word = fc.stringMatching(/^[a-z-]{1,8}$/);
    const anyEntry = fc.record({
      context: text,
      original: text.filter((original) => original !== ''),
      translation: text,
      references: fc.array(fc.stringMatching(/^[\w/. ąś-]{1,9}:\d$/)),
      notes: fc.array(word),
      flags: fc.array(word),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), (entries) => {
        const { entries: read } = readPo('x.po', poText('de', entries));
        expect(read).toEqual(entries.map((one) => ({ ...one, line: expect.any(Number) as number })));
      }),
    );
  });
});
