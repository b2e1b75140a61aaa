import { describe, expect, test } from 'vitest';
import { renderHtml } from '#fixtures/render-html.tsx';
import { Dateline } from './dateline.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { layoutNamed } from './layouts.ts';
import { SearchBox } from './search-box/search-box.tsx';

const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const shell: LayoutProps = {
  siteName: 'Fixture VPN',
  homePath: '/pl',
  searchPath: '/pl/szukaj',
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
  currentYear: 2025,
};

describe('the header', () => {
  const html = renderHtml(<Header {...shell} />);

  test('leads home and to the search of its language', () => {
    expect(html).toContain('<a href="/pl" ');
    expect(html.match(/action="\/pl\/szukaj"/g)).toHaveLength(2);
    expect(html).toContain('href="/pl/szukaj" data-search-open=""');
  });

  test('marks the page that is open, in the bar and in the panel, and no other', () => {
    const current = [...html.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
    expect(current).toEqual(['/pl/guides/b', '/pl/guides/b']);
  });

  test('each group of the bar opens its own list', () => {
    const targets = [...html.matchAll(/popoverTarget="(menu-\d)"/gi)].map(([, id]) => id);
    expect(targets).toEqual(['menu-0', 'menu-1']);
    for (const id of targets) expect(html).toContain(`<div id="${id}" popover="auto"`);
  });

  test('the panel is open at the group that holds the page, or at the first', () => {
    const opened = (currentPath: string) =>
      [
        ...renderHtml(<Header {...shell} currentPath={currentPath} />).matchAll(
          /<details open="">(.*?)<\/summary>/g,
        ),
      ].map(([, summary = '']) => text(summary));
    expect(opened('/pl/guides/b')).toEqual(['Guides']);
    expect(opened('/pl/elsewhere')).toEqual(['Lists']);
  });

  test('without a menu there is no navigation, and without facts no dateline', () => {
    const bare = renderHtml(<Header {...shell} menu={[]} />);
    expect(bare).not.toContain('<nav');
    expect(bare).not.toContain('<time');
  });
});

describe('the dateline', () => {
  const days = {
    checked: { day: '2025-06-15', words: 'June 15, 2025' },
    captured: { day: '2025-06-01', words: 'June 1, 2025' },
  };

  test('says when, how much is known, and how much of that is too old', () => {
    const html = renderHtml(<Dateline {...days} known={80} stale={3} all={100} />);
    expect(text(html)).toBe(
      'Facts checked June 15, 2025 Prices captured June 1, 2025 80 of 100 facts known, 3 of them out of date; 20 shown as unknown',
    );
    expect(html).toContain('<time dateTime="2025-06-15"');
  });

  test('leaves out what is not so', () => {
    const html = renderHtml(
      <Dateline checked={days.checked} captured={undefined} known={100} stale={0} all={100} />,
    );
    expect(text(html)).toBe('Facts checked June 15, 2025 100 of 100 facts known, 0 shown as unknown');
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

  test('says whose it is, how it earns and what the marks mean', () => {
    expect(text(html)).toContain('‡ Audit');
    expect(text(html)).toContain('We may earn. © 2025 Fixture VPN');
  });

  test('starts with the theme of the system', () => {
    const themes = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => input);
    expect(themes.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['system', 'light', 'dark']);
    expect(themes.map((input) => input.includes('checked'))).toEqual([true, false, false]);
  });

  test('has no empty columns', () => {
    expect(renderHtml(<Footer {...shell} footerLinks={[]} />)).not.toContain('footer-0');
    expect(html).toContain('href="/pl/method"');
  });
});

test('a search box asks for what was written, and keeps it', () => {
  const html = renderHtml(<SearchBox id="s" action="/search" query="kill switch" />);
  expect(html).toMatch(/<form [^>]*action="\/search"/);
  expect(html).toMatch(
    /<label for="s"[^>]*>Search this site<\/label><input id="s" [^>]*name="q"[^>]*value="kill switch"/,
  );
});

test('a wide page differs from others in its main part alone; what is unknown is the default', () => {
  const main = (layout: string) => {
    const Layout = layoutNamed(layout);
    return /<main id="content" class="([^"]*)"/.exec(renderHtml(<Layout {...shell}>x</Layout>))?.[1];
  };
  expect(['default', 'wide', 'no-such', 'constructor'].map(main)).toEqual([
    'page-width',
    'page-width wide-layout',
    'page-width',
    'page-width',
  ]);
});
