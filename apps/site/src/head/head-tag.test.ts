import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { scriptJson } from './head-tag.ts';

/** Generates fragments that could close a script element, open a comment or hide a character. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '</SCRIPT\n>',
        '<!--',
        '-->',
        '<script>',
        ']]>',
        '\u2028',
        '\u2029',
        '&lt;/script&gt;',
        '\\',
        '"',
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((pieces) => pieces.join(''));

test('no input can close the script, and what went in comes out', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, value) => {
      const data = { name: value, [name]: 1 };
      const text = scriptJson(data);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(data);
      const { childNodes } = parseFragment(`<script type="application/ld+json">${text}</script><p></p>`);
      expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script', 'p']);
    }),
  );
});
