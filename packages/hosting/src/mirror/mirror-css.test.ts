import { describe, expect, test } from 'vitest';
import { mirrorCss, styledDataAttributes } from './mirror-css.ts';

const site = {
  siteUrl: 'https://vpn.example',
  files: new Map([['/_assets/a.woff2', '_assets/a.woff2']]),
  websites: new Map<string, string>(),
};
const sheet = { path: '/_assets/site.css', file: '_assets/site.css' };

describe('a style sheet in the mirror', () => {
  test.each([
    'url(/_assets/a.woff2)',
    `url( '/_assets/a.woff2' )`,
    'url("https://vpn.example/_assets/a.woff2")',
  ])('%s is asked for beside it', (address) => {
    const { css, parts } = mirrorCss(`@font-face{src:${address} format("woff2")}`, sheet, site);
    expect(css).toBe('@font-face{src:url("a.woff2") format("woff2")}');
    expect(parts).toEqual(['_assets/a.woff2']);
  });

  test('what it carries in itself, or names within a drawing, stays', () => {
    const css = 'a{mask:url(data:image/svg+xml,x)}b{fill:url(#hatch)}';
    expect(mirrorCss(css, sheet, site)).toEqual({ css, parts: [] });
  });

  test('a file that is not there stops it', () => {
    expect(() => mirrorCss('a{b:url(/_assets/gone.png)}', sheet, site)).toThrow(
      '/_assets/site.css needs /_assets/gone.png',
    );
  });

  test('knows that no script runs', () => {
    const { css } = mirrorCss(
      '@media (scripting:none){a{b:c}}@media (scripting: enabled) and (width>1px){d{e:f}}',
      sheet,
      site,
    );
    expect(css).toBe('@media (min-width:0){a{b:c}}@media (width<0) and (width>1px){d{e:f}}');
  });

  test('waits a moment for fonts, which no page preloads', () => {
    expect(mirrorCss('@font-face{font-display:optional}', sheet, site).css).toBe(
      '@font-face{font-display:fallback}',
    );
  });

  test('names the data attributes that it looks at', () => {
    expect(styledDataAttributes('td[data-label]:before{content:attr(data-label)}')).toEqual([
      'data-label',
      'data-label',
    ]);
  });
});
