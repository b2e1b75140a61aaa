import { describe, expect, test } from 'vitest';
import { draw, renderHtml } from '#fixtures/render-html.tsx';
import { ConsentButton } from './consent-button.tsx';
import { CopyNotice } from './copy-notice/copy-notice.tsx';
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

  test('a menu of one entry is a menu, and pages that rest on facts have a dateline under it', () => {
    const dateline = {
      checked: { day: '2025-06-15', words: 'June 15, 2025' },
      captured: undefined,
      known: 1,
      stale: 0,
      all: 2,
    };
    const drawn = draw(<Header {...shell} menu={shell.menu.slice(0, 1)} dateline={dateline} />);
    expect(drawn.all('nav')).toHaveLength(1);
    expect(drawn.all('time').map(({ attributes }) => attributes.datetime)).toEqual(['2025-06-15']);
  });

  test('the name of the site is read once, by its drawing', () => {
    const [home] = draw(<Header {...shell} />).all('a');
    expect(home?.all('title')[0]?.text).toBe('Fixture VPN');
    expect(home?.all('span').map(({ attributes }) => attributes['aria-hidden'])).toEqual(['true', undefined]);
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

  test('one fact that is too old is enough to say so, and prices have a day of their own', () => {
    const html = renderHtml(
      <Dateline checked={undefined} captured={days.captured} known={10} stale={1} all={12} />,
    );
    expect(text(html)).toMatch(
      /^Prices captured June 1, 2025 10 of 12 facts known, 1 .*out of date; 2 shown/,
    );
    expect(html).toContain('<time dateTime="2025-06-01"');
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

  test('its links lead to pages or elsewhere, each column under a name of its own', () => {
    const footerLinks = [
      { label: 'About', children: [{ label: 'Method', to: '/pl/method' }] },
      { label: 'Others', children: [{ label: 'Source', href: 'https://source.example' }] },
      { label: 'Empty' },
    ];
    const columns = draw(<Footer {...shell} footerLinks={footerLinks} />)
      .all('nav')
      .slice(0, footerLinks.length);
    expect(
      columns.map((column) => [
        column.all('h2')[0]?.text,
        column.all('h2')[0]?.attributes.id === column.attributes['aria-labelledby'],
        column.all('a').map(({ attributes }) => attributes.href),
      ]),
    ).toEqual([
      ['About', true, ['/pl/method']],
      ['Others', true, ['https://source.example']],
      ['Empty', true, []],
    ]);
  });
});

test('a copy says of what and of which day it is, and leads to this page of the original', () => {
  const drawn = draw(
    <CopyNotice
      host="site.example"
      original="https://site.example/guides/b"
      day={{ day: '2025-06-15', words: 'June 15, 2025' }}
    />,
  );
  expect(drawn.all('a').map(({ text: words, attributes }) => [words, attributes.href])).toEqual([
    ['site.example', 'https://site.example/guides/b'],
  ]);
  expect(drawn.all('time')[0]?.attributes.datetime).toBe('2025-06-15');
  expect(drawn.all('p')[0]?.text).toMatch(/^This is a copy of site\.example as it stood on June 15, 2025/);
});

test('the question about analytics can be asked again only once its script is there', () => {
  const [button] = draw(<ConsentButton />).all('button');
  expect(button?.attributes).toMatchObject({ hidden: '', 'data-cc': 'show-consentModal' });
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
