import { translator } from '@vpn-site/core/i18n/messages.ts';
import type { SitePromises } from '@vpn-site/core/site/site-config.ts';
import { fixtureCatalog, fixtureDay, fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { escapeHtml, renderHeadTags } from '#head/head-tag.ts';
import { sampleSite as site } from '#head/site.fixture.ts';
import { promiseVariables, titleVariables } from '#head/site-entity.ts';
import type { DocumentPage, ErrorPage, Page, SearchPage } from '#page/page.ts';
import { pageAt } from './compose-page.ts';
import { composeLocaleSite } from './locale-site.ts';
import { composeFeedTags, composePageHead } from './page-head.ts';

const article: DocumentPage = {
  ...(pageAt(fixtureCatalog(), '/privacy/what-is-a-vpn') as DocumentPage),
  alternates: [
    { locale: 'en', path: '/privacy/what-is-a-vpn' },
    { locale: 'pl', path: '/pl/prywatnosc/co-to-jest-vpn' },
  ],
};
const home: DocumentPage = { ...article, kind: 'home', path: '/' };
const notFound: ErrorPage = { kind: 'error', status: 404, path: '/404', locale: 'en', alternates: [] };
const english = fixtureWords('en');
const polish = fixtureWords('pl');
const turkish = fixtureWords('tr');
const t = translator('en', english);
const html = (page: Page, config = site) => renderHeadTags(composePageHead(page, config, t));

const searchFor = (query: string, asked = `?${new URLSearchParams({ q: query })}`): SearchPage => ({
  ...notFound,
  kind: 'search',
  path: '/search',
  query: asked,
  answer: { query } as SearchPage['answer'],
});

const { alternates } = article;
const everyKind: readonly [kind: string, page: Page][] = [
  ['home', home],
  ['article', article],
  ['review', { ...article, kind: 'review', provider: 'x' }],
  ['roundup', { ...article, kind: 'roundup', profile: 'x', lede: undefined }],
  ['comparison', { ...article, kind: 'comparison', pair: ['a', 'b'], names: ['A', 'B'] }],
  ['selection', { ...article, kind: 'selection', providers: ['a', 'b', 'c'], names: 'A, B and C' }],
  ['tool with an answer', { ...article, query: '?x=1' }],
  ['search', { ...searchFor('x'), alternates }],
  ['sendme', { ...notFound, kind: 'sendme', vpn: 'x', providerName: 'X', isPaid: false, alternates }],
  ['not found', { ...notFound, alternates }],
  ['any other error', { ...notFound, status: 500, alternates }],
  ['styleguide', { ...notFound, kind: 'styleguide', alternates }],
];

describe('page head', () => {
  test('the title follows the template', {
    tags: ['head-title-template', 'head-title-separator', 'site-config-name'],
  }, () => {
    expect(html(article)).toContain('<title>What is a VPN? | VPN Site</title>');
    const other = html(article, { ...site, name: 'Other Site', separator: '–' });
    expect(other).toContain('<title>What is a VPN? – Other Site</title>');
    expect(other).toContain('<meta property="og:site_name" content="Other Site">');
  });

  test('the home page has the default title and description of the content year', {
    tags: ['head-default-title', 'head-default-description'],
  }, () => {
    expect(html(home)).toContain(
      '<title>Best VPN Services 2025 – Compare Top VPNs for Privacy, Speed &amp; Security | VPN Site</title>',
    );
    expect(html(home)).toContain(
      'content="Compare the Best VPN services of 2025. Find fast, secure, and reliable VPNs for streaming, gaming, and online privacy. Updated reviews &amp; exclusive deals."',
    );
  });

  test.each([
    ['en', english, [/exclusive deals/, /\bgaming\b/], /exclusive discounts\.$/],
    ['pl', polish, [/oferty specjalne/, /\bgier\b/], /zniżek\.$/],
    ['tr', turkish, [/özel fırsatlar/, /\boyun\b/], /indirimlerden yararlanın\.$/],
  ] as const)(
    'the description in %s promises exclusive deals, deals and gaming only while there are any',
    { tags: 'head-default-description' },
    (locale, messages, promised, social) => {
      const words = translator(locale, messages);
      const content = (deals: SitePromises['deals'], gaming: boolean, name: string) => {
        const tags = composePageHead({ ...home, locale }, { ...site, promises: { deals, gaming } }, words);
        const attributes = tags.flatMap((tag) => ('attributes' in tag ? [tag.attributes] : []));
        return attributes.find((found) => found.name === name || found.property === name)?.content;
      };
      for (const promise of promised) {
        expect(content('exclusive', true, 'description')).toMatch(promise);
        expect(content('none', false, 'description')).not.toMatch(promise);
      }
      expect(content('exclusive', true, 'og:description')).toMatch(social);
      expect(content('none', true, 'og:description')).not.toMatch(social);
      // Prices that everyone gets are deals, but not exclusive ones.
      const special = /exclusive|specjaln|özel/u;
      expect(content('public', false, 'description')).toMatch(/(?: & deals| i okazje| ve fırsatlar)\.$/u);
      expect(content('public', false, 'og:description')).toMatch(/discounts|zniżki|indirimleri/u);
      for (const name of ['description', 'og:description']) {
        expect(content('public', false, name)).not.toMatch(special);
      }
    },
  );

  test('the wording follows the language and the configured year', { tags: 'content-year-one-place' }, () => {
    const page = { ...home, locale: 'pl', path: '/pl' } as const;
    const tags = composePageHead(page, { ...site, contentYear: 2031 }, translator('pl', polish));
    expect(renderHeadTags(tags)).toContain('<title>Najlepszy VPN 2031 – ');
  });

  test('alternates name only languages that exist, plus x-default', {
    tags: ['head-hreflang-per-locale', 'head-hreflang-x-default'],
  }, () => {
    const read = { ...article, locale: 'pl', path: '/pl/prywatnosc/co-to-jest-vpn' } as const;
    const links = html(read).matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
    expect([...links].map(([, code, address]) => [code, address])).toEqual([
      ['en', 'https://site.example/privacy/what-is-a-vpn'],
      ['pl', 'https://site.example/pl/prywatnosc/co-to-jest-vpn'],
      ['x-default', 'https://site.example/privacy/what-is-a-vpn'],
    ]);
  });

  test('alternates of an answer name the page that is indexed, as its canonical link does', () => {
    const answer = {
      ...article,
      query: '?weight=3',
      alternates: article.alternates.map(({ locale, path }) => ({ locale, path: `${path}?weight=3` })),
    };
    expect(html(answer)).toContain('hreflang="pl" href="https://site.example/pl/prywatnosc/co-to-jest-vpn"');
  });

  test('a page without an English version has no x-default', { tags: 'head-hreflang-x-default' }, () => {
    expect(html({ ...article, alternates: [{ locale: 'tr', path: '/tr/x' }] })).not.toContain('x-default');
  });

  test('a page meant for search may be indexed and followed, except on a site that is not', {
    tags: 'head-robots',
  }, () => {
    expect(html(article)).toContain('<meta name="robots" content="index, follow">');
    expect(html(article, { ...site, indexable: false })).toContain('content="noindex, nofollow"');
  });

  test('the canonical link, the social card with the picture of the site, and the Open Graph defaults', {
    tags: ['head-canonical', 'head-social-card-type', 'head-social-image', 'head-og-defaults'],
  }, () => {
    for (const tag of [
      '<link rel="canonical" href="https://site.example/privacy/what-is-a-vpn">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:image" content="https://site.example/preview-image.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="VPN Site: VPN services compared',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://site.example/privacy/what-is-a-vpn">',
      '<meta property="og:locale" content="en_US">',
      '<meta property="og:site_name" content="VPN Site">',
    ]) {
      expect(html(article)).toContain(tag);
    }
  });

  test.each(everyKind)(
    '%s has every tag that pages have, once, however long its title is',
    {
      tags: 'head-title-template',
    },
    (_kind, page) => {
      const title = 'Which VPN is right for whom, and what it costs over the years. '.repeat(3);
      const tags = html({ ...page, title } as Page);
      for (const tag of [
        '<title>\\S[^<]* \\| VPN Site</title>',
        'name="description" content="[^"]',
        'name="robots"',
        'rel="canonical" href="https://site\\.example[/{]',
        'hreflang="en"',
        'hreflang="pl"',
        'hreflang="x-default"',
        'property="og:type" content="website"',
        'property="og:url" content="https://site\\.example[/{]',
        'property="og:locale" content="en_US"',
        'property="og:site_name"',
        'property="og:title"',
        'property="og:description"',
        'property="og:image"',
        'name="twitter:card" content="summary_large_image"',
      ]) {
        expect(tags.match(new RegExp(tag, 'g')), tag).toHaveLength(1);
      }
    },
  );

  test.each([
    ['en', english, /compare top .*exclusive discounts/i],
    ['pl', polish, /porównaj.*zniż/i],
    ['tr', turkish, /karşılaştır.*indirim/i],
  ] as const)(
    'the social card in %s has its own, shorter wording',
    { tags: ['head-social-texts', 'head-social-wording'] },
    (locale, messages, wording) => {
      const words = translator(locale, messages);
      const named = titleVariables(locale, site);
      const title = words('site.socialTitle', named);
      const description = words('site.socialDescription', promiseVariables(site));
      expect(description).toMatch(wording);
      expect(description.length).toBeLessThan(
        words('site.description', { ...named, ...promiseVariables(site) }).length,
      );
      expect(title.length).toBeLessThan(words('site.title', named).length);
      const shared = renderHeadTags(composePageHead({ ...home, locale }, site, words));
      expect(shared).toContain(`<meta property="og:title" content="${escapeHtml(title)}">`);
      expect(shared).toContain(`<meta property="og:description" content="${escapeHtml(description)}">`);
    },
  );

  test('an error page is titled by status and message, and is not indexed', {
    tags: 'head-title-error',
  }, () => {
    expect(html(notFound)).toContain('<title>404 - Page not found: {requested-path} | VPN Site</title>');
    expect(html({ ...notFound, status: 500 })).toContain(
      '<title>{status-code} - Internal Server Error | VPN Site</title>',
    );
    expect(html(notFound)).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('an answer of search is not indexed, and its canonical link keeps the query', () => {
    const search = renderHeadTags(composePageHead(searchFor('Kill <b>'), site, t));
    expect(search).toContain('content="noindex, follow"');
    expect(search).toContain(`href="${site.url}/search?q=kill+%3cb%3e"`);
    expect(search).toContain('<title>Search: Kill &lt;b&gt; | ');
    expect(search).not.toContain('<b>');
  });

  test.each([
    ['a search', searchFor('vpn', '?q=vpn&page=2&sort=Name&utm=x'), '/search?page=2&q=vpn&sort=name'],
    ['a tool', { ...article, path: '/tools/x', query: '?weight=3&tag=b&page=2' }, '/tools/x?page=2&tag=b'],
    ['a tool that was asked nothing else', { ...article, path: '/tools/x', query: '?weight=3' }, '/tools/x'],
  ])(
    'the canonical link of %s keeps the whitelisted parameters it was asked with, sorted',
    { tags: 'head-canonical-whitelist' },
    (_case, page, address) => {
      expect(html(page)).toContain(
        `<link rel="canonical" href="https://site.example${escapeHtml(address)}">`,
      );
      expect(html(page)).toContain('content="noindex, follow"');
    },
  );
});

const feeds = (page: Page) =>
  composeFeedTags(page, composeLocaleSite(fixtureCatalog(), 'en', site.url, fixtureDay)).map((tag) =>
    'attributes' in tag ? tag.attributes.href : tag.tag,
  );
const ofSite = ['feed.xml', 'rss.xml', 'feed.json'].map((file) => `${site.url}/${file}`);

test('the feeds that a page names are those of its language, and on a review that of its provider', () => {
  expect(feeds(article)).toEqual(ofSite);
  expect(feeds({ ...article, kind: 'review', provider: 'alder' })).toEqual([
    ...ofSite,
    `${site.url}/feeds/alder.xml`,
  ]);
});

test('a page without one shows that of the site, in its own language', () => {
  const tags = renderHeadTags(composePageHead({ ...article, locale: 'pl' }, site, t));
  expect(tags).toContain('<meta property="og:image" content="https://site.example/_og/pl.png">');
});

test('a page with a picture of its own shows that one beside a shared link', () => {
  const tags = renderHeadTags(composePageHead(article, site, t, { path: '/_og/x.png', alt: 'Its own' }));
  expect(tags).toContain('<meta property="og:image" content="https://site.example/_og/x.png">');
  expect(tags).toContain('<meta name="twitter:image:alt" content="Its own">');
  expect(tags).not.toContain('preview-image.png');
});
