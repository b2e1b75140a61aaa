import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationKey, destinationKeys } from './allowed-addresses.ts';

describe('what an address is known by', () => {
  test.each([
    ['https://source.example/en?x#y', 'source.example'],
    ['https://SOURCE.example:444/', 'source.example:444'],
    ['mailto:errors@site.example?subject=x', 'errors@site.example'],
  ])('%s by %s', (address, key) => {
    expect(destinationKey(address)).toBe(key);
  });

  test.each([
    '',
    'source.example',
    'http://source.example',
    'https://source.example@evil.example',
    'https://:x@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://source.example/x',
    'about:blank',
    'ftp://source.example',
  ])('%s by nothing', (address) => {
    expect(destinationKey(address)).toBeUndefined();
  });
});

describe('the addresses in a text', () => {
  test('are those of sites and letters, in JSON as in markup', () => {
    const text = JSON.stringify({
      url: 'https://a.example/x"y',
      more: ['see https://b.example, <a href="https://c.example">', 'mailto:d@e.example?body={body}'],
      no: ['http://f.example', '/sendme/x', 'https://u@g.example'],
    });
    expect(destinationKeys(text)).toEqual(['a.example', 'b.example,', 'c.example', 'd@e.example']);
  });

  test('are found wherever JSON puts them', () => {
    fc.assert(
      fc.property(fc.json(), fc.webUrl({ validSchemes: ['https'] }), (text, url) => {
        const written = JSON.stringify([JSON.parse(text), url]);
        expect(destinationKeys(written)).toContain(new URL(url).host);
      }),
    );
  });
});
