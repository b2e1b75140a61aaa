import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { SearchBox } from '../search/box/search-box.tsx';
import { ConsentButton } from './consent-button.tsx';
import { CopyNotice } from './copy-notice/copy-notice.tsx';
import { Dateline } from './dateline.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import type { DatelineProps, LayoutProps } from './layout-props.ts';
import { layoutNamed } from './layouts.ts';
import { PageShell } from './page-shell.tsx';

const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const shell: LayoutProps = {
  siteName: 'Fixture VPN',
  mark: undefined,
  homePath: '/pl',
  searchPath: '/pl/szukaj',
  comparePath: '/pl/porownania',
  currentPath: '/pl/guides/b',
  currentLocale: 'pl',
  menu: [
    { label: 'Lists', icon: 'trophy', children: [{ label: 'Best', to: '/pl/best', icon: 'star' }] },
    { label: 'Guides', children: [{ label: 'B', to: '/pl/guides/b', description: 'About b.' }] },
    { label: 'Deals', to: '/pl/deals' },
  ],
  dateline: undefined,
  footerLinks: [{ label: 'About', children: [{ label: 'Method', to: '/pl/method' }] }],
  marks: [{ mark: '‡', label: 'Audit' }],
  languages: [
    { locale: 'en', href: '/guides/b', code: 'EN', name: 'English' },
    { locale: 'pl', href: '/pl/guides/b', code: 'PL', name: 'Polski' },
  ],
  disclosure: 'We may earn.',
  priceCredit: 'Prices by others.',
  asOf: { day: '2025-06-16', words: 'June 16, 2025' },
};

describe('the header, followed by the panel', () => {
  const pageOf = (currentPath: string) => (
    <PageShell {...shell} mainClass="" currentPath={currentPath} footerLinks={[]}>
      Words.
    </PageShell>
  );
  const html = renderHtml(pageOf(shell.currentPath));

  test('leads home and to the search of its language', () => {
    expect(html).toContain('<a href="/pl" ');
    expect(html.match(/action="\/pl\/szukaj"/g)).toHaveLength(2);
    expect(html).toContain('href="/pl/szukaj" data-search-open=""');
  });

  test('each group of the bar opens its own list', () => {
    const targets = [...html.matchAll(/popoverTarget="(menu-\d)"/gi)].map(([, id]) => id);
    expect(targets).toEqual(['menu-0', 'menu-1']);
    for (const id of targets) expect(html).toContain(`<div id="${id}" popover="auto"`);
  });

  test('the panel is open at the group that holds the page, and folded elsewhere', () => {
    const opened = (currentPath: string) =>
      [...renderHtml(pageOf(currentPath)).matchAll(/<details open="">(.*?)<\/summary>/g)].map(
        ([, summary = '']) => text(summary),
      );
    expect(opened('/pl/guides/b')).toEqual(['Guides']);
    expect(opened('/pl/elsewhere')).toEqual([]);
  });

  test('without a menu there is no navigation; pages that rest on facts have a dateline', () => {
    expect(renderHtml(<Header {...shell} menu={[]} />)).not.toContain('<nav');
    const dateline = { checked: { day: '2025-06-15', words: 'June 15, 2025' }, captured: undefined };
    const rendered = renderElement(<Header {...shell} menu={shell.menu.slice(0, 1)} dateline={dateline} />);
    expect(rendered.all('nav')).toHaveLength(1);
    const days = rendered.all('li').flatMap((entry) => entry.all('time'));
    expect(days.map(({ attributes }) => attributes.datetime)).toEqual(['2025-06-15']);
  });
});

test('a page carries the words that say of which day it is, for the script that may show them', () => {
  const [notice] = renderElement(<Header {...shell} />).all('.old-page');
  expect(notice?.text).toMatch(/^This page was made on June 16, 2025 ?, a week ago or longer/);
  expect(notice?.all('time')[0]?.attributes.datetime).toBe('2025-06-16');
});

describe('the dateline', () => {
  const checked = { day: '2025-06-15', words: 'Jun 15, 2025' };
  const captured = { day: '2025-06-01', words: 'Jun 1, 2025' };
  const entries = (dateline: DatelineProps) =>
    renderElement(<Dateline {...dateline} />)
      .all('li')
      .map((entry) => entry.text);

  test('says when facts and prices were last looked at, where that is known, and that no place is for sale', () => {
    expect(entries({ checked, captured })).toEqual([
      'Facts checked Checked Jun 15, 2025',
      'Prices seen Jun 1, 2025',
      'Nobody can buy a place here No paid places',
    ]);
    expect(entries({ checked: undefined, captured: undefined })).toHaveLength(1);
  });

  test('counts what is out of date, none too, and leads to the list', () => {
    const outOfDate = { count: 0, path: '/old' };
    const [link] = renderElement(
      <Dateline checked={checked} captured={captured} outOfDate={outOfDate} />,
    ).all('a');
    expect([link?.text, link?.attributes.href]).toEqual(['Out of date: 0', '/old']);
  });
});

describe('the footer', () => {
  const html = renderHtml(<Footer {...shell} />);

  test('offers every language under its own name, and says which is shown', () => {
    expect(html).toContain('<a href="/guides/b" hrefLang="en" lang="en" aria-label="EN, English" class=');
    expect(html).toContain(
      '<a href="/pl/guides/b" hrefLang="pl" lang="pl" aria-label="PL, Polski" aria-current="page"',
    );
  });

  test('says whose it is, how it earns, whose prices it shows, and what the marks mean', () => {
    expect(text(html)).toContain('As of June 16, 2025 · © 2025 Fixture VPN');
    expect(html).toContain('<time dateTime="2025-06-16">');
    expect(text(html)).toMatch(/‡ Audit We may earn\. Prices by others\.$/);
    expect(renderHtml(<Footer {...shell} priceCredit={undefined} />)).not.toContain('Prices by others');
  });

  test('each column of links has a name of its own', () => {
    const source = { label: 'Others', children: [{ label: 'Source', href: 'https://source.example' }] };
    const footerLinks = [...shell.footerLinks, source];
    const columns = renderElement(<Footer {...shell} footerLinks={footerLinks} />).all('nav');
    for (const [at, href] of ['/pl/method', 'https://source.example'].entries()) {
      const column = columns[at];
      expect(column?.all('h2')[0]?.attributes.id).toBe(column?.attributes['aria-labelledby']);
      expect(column?.all('a').map(({ attributes }) => attributes.href)).toEqual([href]);
    }
  });
});

test('a copy says of what and of which day it is, and leads to this page of the original', () => {
  const original = 'https://site.example/guides/b';
  const day = { day: '2025-06-15', words: 'June 15, 2025' };
  const rendered = renderElement(<CopyNotice host="site.example" original={original} day={day} />);
  expect(rendered.all('a')[0]?.attributes.href).toBe(original);
  expect(rendered.all('time')[0]?.attributes.datetime).toBe('2025-06-15');
  expect(rendered.all('p')[0]?.text).toMatch(/^This is a copy of site\.example as it stood on June 15, 2025/);
});

test('the question about analytics can be asked again only once its script is there', () => {
  const [button] = renderElement(<ConsentButton />).all('button');
  expect(button?.attributes).toMatchObject({ hidden: '', 'data-cc': 'show-consentModal' });
});

test('a search box asks for what was written, and keeps it', () => {
  const html = renderHtml(<SearchBox id="s" action="/search" query="kill switch" />);
  expect(html).toMatch(/<form [^>]*action="\/search"/);
  expect(html).toMatch(
    /<label for="s"[^>]*>Search this site<\/label><input id="s" [^>]*name="q"[^>]*value="kill switch"/,
  );
});

test('a wide page differs from others in its main part', () => {
  const main = (layout: string) => {
    const Layout = layoutNamed(layout);
    return /<main id="content" class="([^"]*)"/.exec(renderHtml(<Layout {...shell}>x</Layout>))?.[1];
  };
  expect(['default', 'wide'].map(main)).toEqual(['page-width', 'page-width wide-layout']);
});
