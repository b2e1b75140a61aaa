import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { NewsListPage, NewsPage } from '#page/page.ts';
import { NewsListView } from './news-list-view.tsx';
import { NewsView } from './news-view.tsx';

const written = pageAt(fixtureCatalog(), '/news/birch-audited-again') as NewsPage;
const page = { ...written, path: '/news/one', title: 'One' };
const head = (author: NewsPage['author'], happened?: string) =>
  renderElement(
    <NewsView
      page={{ ...page, author, ...(happened && { happened }) }}
      body={parseMarkdoc('Words.')}
      site={emptyContext}
      breadcrumbs={undefined}
      foot={undefined}
    />,
  ).all('header')[0];

describe('a piece of news', () => {
  test('has the date of its event, if it names one', () => {
    expect(head(undefined, '2025-05')?.text).toBe('One Date of the event: May 2025');
  });

  test('names who wrote it, with a link where they have a page', () => {
    expect(head({ name: 'Alex' })?.text).toBe('One June 12, 2025 · Alex');
    const [link] = head({ name: 'Alex', url: 'https://fixture.example/alex' })?.all('a') ?? [];
    expect([link?.text, link?.attributes.href]).toEqual(['Alex', 'https://fixture.example/alex']);
  });
});

test('the list of news has every post under its day, and leads to the feed', () => {
  const post = { ...page, id: 'news/one', description: 'What happened.' };
  const { all } = renderElement(
    <NewsListView
      page={{ ...(pageAt(fixtureCatalog(), '/news') as NewsListPage), posts: [post] }}
      siteName="VPN Site"
      breadcrumbs={undefined}
      foot={undefined}
    />,
  );
  expect(all('li').map(({ text }) => text)).toEqual(['June 12, 2025 One What happened.']);
  expect(all('a').map(({ attributes }) => attributes.href)).toEqual(['/news/one', '/news/feed.xml']);
});
