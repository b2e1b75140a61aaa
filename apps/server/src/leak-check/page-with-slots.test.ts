import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageWithSlots } from './page-with-slots.ts';

const place = /@one@|@two@/g;

describe('a page with places', () => {
  test('has each place filled in, compressed or not', () => {
    const page = new PageWithSlots('<p>@one@</p><p>@two@, @one@</p>', place);
    const values = { '@one@': '203.0.113.7', '@two@': 'Ağ' };
    const expected = '<p>203.0.113.7</p><p>Ağ, 203.0.113.7</p>';
    expect(page.plain(values).toString()).toBe(expected);
    expect(gunzipSync(page.gzip(values)).toString()).toBe(expected);
  });

  test('fills each place once: a value may look like another place', () => {
    expect(new PageWithSlots('@one@', place).plain({ '@one@': '@two@', '@two@': 'no' }).toString()).toBe(
      '@two@',
    );
  });

  test('says the same compressed as plain, whatever the text and the values', () => {
    const text = fc.string({ unit: fc.constantFrom('@one@', '@two@', '<p>', 'ğ', 'a', '\n') });
    fc.assert(
      fc.property(text, fc.string({ unit: 'binary' }), fc.string(), (html, one, two) => {
        const page = new PageWithSlots(html, place);
        const values = { '@one@': one, '@two@': two };
        expect(gunzipSync(page.gzip(values))).toEqual(page.plain(values));
      }),
    );
  });
});
