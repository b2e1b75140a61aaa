import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ts';

test('markup is escaped, and what XML cannot hold is left out', () => {
  expect(xmlText('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  expect(xmlText('a\u0000\u0008b\uFFFE\uD800c\u{1F512}\n')).toBe('abc\u{1F512}\n');
});

test('any text comes out as text alone, also from an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
      expect([...written].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual(
        [],
      );
      expect(written).not.toMatch(/[\uFFFE\uFFFF]/);
      const { childNodes } = parseFragment(`<b title="${written}"></b>`);
      expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['b']);
    }),
  );
});
