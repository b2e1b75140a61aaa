import { describe, expect, test } from 'vitest';
import { mirrorPage } from './mirror-page.ts';
import type { MirroredSite } from './resolve-address.ts';

const site: MirroredSite = {
  siteUrl: 'https://vpn.example',
  files: new Map([
    ['/', 'index.html'],
    ['/guides/a', 'guides/a/index.html'],
    ['/_assets/site.css', '_assets/site.css'],
    ['/favicon.svg', 'favicon.svg'],
    ['/_ipx/a.png', '_ipx/a.png'],
    ['/_ipx/b.png', '_ipx/b.png'],
  ]),
  websites: new Map([['ivpn', 'https://www.ivpn.net']]),
};
const words = { notice: '<aside>A copy</aside>', opensOriginal: 'Opens the original' };

/** Returns the mirrored body and head, without the parts that the mirror adds to every page. */
function mirrored(body: string, head = '', styled: readonly string[] = ['data-original']) {
  const source = `<!DOCTYPE html><html lang="en" data-analytics="G-1"><head><meta charset="utf-8">${head}</head><body><header>Top</header>${body}</body></html>`;
  const page = { path: '/guides/a', file: 'guides/a/index.html' };
  const { html, files } = mirrorPage(source, page, site, words, new Set(styled));
  const [, inHead = '', inBody = ''] =
    /no-referrer">(.*)<link rel="stylesheet" href="..\/..\/mirror.css">.*<\/header>(.*)<\/body>/.exec(html) ??
    [];
  return { html, head: inHead, body: inBody, files: [...files] };
}

describe('a page of the mirror', () => {
  test('says first what it may do, and before all words that it is a copy', () => {
    expect(mirrored('').html).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action https://vpn.example; base-uri 'none'">` +
        '<meta name="referrer" content="no-referrer"><link rel="stylesheet" href="../../mirror.css"></head>' +
        '<body><aside>A copy</aside><header>Top</header></body></html>',
    );
  });

  test('links to its neighbours, and names the files it needs', () => {
    const { body, files } = mirrored(
      '<a href="/">Home</a><img src="/_ipx/a.png" srcset="/_ipx/a.png 1x, /_ipx/b.png 2x">',
    );
    expect(body).toBe(
      '<a href="../../index.html">Home</a>' +
        '<img src="../../_ipx/a.png" srcset="../../_ipx/a.png 1x, ../../_ipx/b.png 2x">',
    );
    expect(files).toEqual(['index.html', '_ipx/a.png', '_ipx/b.png']);
  });

  test('goes on naming the original where machines ask for it', () => {
    const names =
      '<link rel="canonical" href="https://vpn.example/guides/a"><meta property="og:url" content="https://vpn.example/guides/a">';
    expect(mirrored('', names).head).toBe(names);
  });

  test('has no script, no app and nothing that only scripts serve', () => {
    const { head, body } = mirrored(
      '<!-- --><p hidden>Later</p><template><b>x</b></template><fieldset data-theme-switch>Theme</fieldset><p data-evidence="a/b">Word</p>',
      '<script>1</script><script type="application/ld+json">{}</script><link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/favicon.svg">',
    );
    expect(head).toBe('<link rel="icon" href="../../favicon.svg">');
    expect(body).toBe('<p>Word</p>');
  });

  test('shows what stands there for readers without scripts', () => {
    expect(mirrored('<div><noscript>Weigh &amp; <button>see</button></noscript></div>').body).toBe(
      '<div>Weigh &amp; <button>see</button></div>',
    );
  });

  test('has no search', () => {
    const { body } = mirrored(
      '<search><form action="/search">A</form></search><a href="/search" data-search-open="">B</a><div><form class="search-form" action="/search">C</form></div>',
    );
    expect(body).toBe('<div></div>');
  });

  test('marks what only the original can answer, at the place that is pressed', () => {
    const mark = 'data-original="" title="Opens the original"';
    const { body } = mirrored(
      '<a href="/compare?with=a,b" download>Add</a><form id="f" action="/tools/x"><button type="submit">Go</button></form><button type="submit" form="f">Why</button><button type="submit" form="g">Else</button>',
    );
    expect(body).toBe(
      `<a href="https://vpn.example/compare?with=a,b" ${mark}>Add</a>` +
        `<form id="f" action="https://vpn.example/tools/x"><button type="submit" ${mark}>Go</button></form>` +
        `<button type="submit" form="f" ${mark}>Why</button><button type="submit" form="g">Else</button>`,
    );
  });

  test('hands every form to the original, also one that leads to a page which is here', () => {
    const { body } = mirrored('<form action="/guides/a"><input></form><form><input></form>');
    const form = '<form action="https://vpn.example/guides/a"><input></form>';
    expect(body).toBe(form + form);
  });

  test('leads to a provider without us, and without a claim that the link is paid', () => {
    expect(mirrored('<a href="/sendme/ivpn?from=card" rel="sponsored nofollow noopener">IVPN</a>').body).toBe(
      '<a href="https://www.ivpn.net" rel="nofollow noopener">IVPN</a>',
    );
  });

  test('keeps the data that style sheets look at', () => {
    expect(mirrored('<td-x data-label="Price" data-x="1">1</td-x>', '', ['data-label']).body).toBe(
      '<td-x data-label="Price">1</td-x>',
    );
  });

  test('that needs a file which is not there stops the work', () => {
    expect(() => mirrored('<img src="/_ipx/gone.png">')).toThrow('/guides/a needs /_ipx/gone.png for <img>');
  });
});
