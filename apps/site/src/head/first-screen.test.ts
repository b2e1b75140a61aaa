import { describe, expect, test } from 'vitest';
import {
  type FirstSheet,
  firstScreenEnd,
  firstScreenNames,
  withFirstSheet,
  withSheetsInHead,
} from './first-screen.ts';

const faces = '<link rel="stylesheet" href="/_assets/faces.x.css">';
const links =
  '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="stylesheet" href="/p.css" media="print">';
const long = 'word '.repeat(200);
const face = '<link rel="preload" as="font" href="/f.woff2">';
const page = (main: string) =>
  `<!doctype html><html><head>${faces}${links}<meta name="next-sheets" content="/c.css">${face}<title>t</title></head><body><main>${main}</main><footer>f</footer></body></html>`;
const sheet = (names: readonly string[], css = 'p{color:red}'): FirstSheet => ({ name: 'x', css, names });
const all = ['html', 'body', 'main', 'p', 'section', '.entry', 'h2'];

describe('the first screen', () => {
  test.each([
    ['ends in the first section below it', `<p>${long}</p><section class="entry">`, '<h2>a</h2></section>'],
    [
      'holds a section that begins on it',
      `<section class="entry">${long}</section><section class="entry wide">`,
      '</section>',
    ],
    ['of a short page ends with its content', '<section class="entry">short</section>', ''],
  ])('%s', (_case, first, rest) => {
    const html = page(first + rest);
    expect(html.slice(0, firstScreenEnd(html)).endsWith(first)).toBe(true);
  });

  test('has the names of what is drawn, and not of what is closed', () => {
    const menu =
      '<div id="m" popover="auto" class="drop"><div class="in"><b>x</b></div><i>y</i></div><p class="a>b c">';
    const html = page(menu.replace('a>b', 'a&gt;b'));
    expect([...firstScreenNames(html, html.indexOf('</main>'))].toSorted()).toEqual(
      ['html', 'body', 'main', 'div', 'p', '.drop', '.a>b', '.c'].toSorted(),
    );
  });
});

describe('a page with its first sheet', () => {
  const html = page(`<p>${long}</p><section class="entry"><h2>a</h2></section>`);

  test('has the rules in its head, the heading face after its opening and the sheets where the first screen ends', () => {
    const rendered = withFirstSheet(html, [sheet(['html']), sheet(all)]);
    expect(rendered).toContain(
      '<head><link rel="expect" href="#opening-end" blocking="render"><style>p{color:red}</style><meta name="next-sheets" content="/_assets/faces.x.css /c.css"><link rel="preload" as="font" href="/f.woff2" media="(width &gt;= 48rem)"><title>',
    );
    expect(rendered).toContain(
      `<section class="entry"><i id="opening-end" hidden></i>${face}${links}<h2>a</h2>`,
    );
  });

  test('is painted once all above its first section is read, however short that is', () => {
    const short = page(
      `<p>a</p><section class="entry">${long}</section><section class="entry"><h2>b</h2></section>`,
    );
    const rendered = withFirstSheet(short, [sheet(all)]);
    expect(rendered).toContain(`<p>a</p><section class="entry"><i id="opening-end" hidden></i>${face}word`);
    expect(rendered).toContain(`<section class="entry">${links}<h2>b</h2>`);
    expect(withSheetsInHead(rendered)).toBe(short);
  });

  test('is as it was where no sheet knows all that it shows', () => {
    expect(withFirstSheet(html, [sheet(['html', 'body', 'main'])])).toBe(html);
  });

  test('keeps what a rule says literally', () => {
    const css = 'p:after{content:"$&$1"}';
    expect(withFirstSheet(html, [sheet(all, css)])).toContain(`<style>${css}</style>`);
  });
});
