import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { ArticleView } from './article-view.tsx';

const article = (source: string | undefined) => (
  <ArticleView
    page={{
      kind: 'article',
      path: '/about',
      locale: 'en',
      layout: 'default',
      alternates: [],
      documentId: 'pages/about',
      title: 'About us',
      description: '',
      updated: '2025-06-10',
      data: {},
    }}
    body={source === undefined ? undefined : parseMarkdoc(source)}
    site={emptyContext}
    breadcrumbs={<nav>The way</nav>}
    foot={<footer>The foot</footer>}
  />
);
const written =
  'The opening.\n\n## First {% #first %}\n\nOne.\n\n## Second {% #second %}\n\nTwo.\n\n## Third {% #third %}\n\nThree.';

describe('an article', () => {
  test('begins with the way here, its title and the day of its last change', () => {
    const [head] = renderElement(article(written)).all('header');
    expect(head?.text).toBe('The way About us Last changed June 10, 2025');
    expect(head?.all('h1')[0]?.text).toBe('About us');
    expect(head?.all('time')[0]?.attributes.datetime).toBe('2025-06-10');
  });

  test('has its contents between the opening and the first section', () => {
    const { text, all } = renderElement(article(written));
    const places = ['The opening.', 'On this page', 'One.', 'Two.', 'The foot'].map((words) =>
      text.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const [contents] = all('nav.page-contents');
    expect(contents?.all('a').map((link) => [link.text, link.attributes.href])).toEqual([
      ['First', '#first'],
      ['Second', '#second'],
      ['Third', '#third'],
    ]);
  });
});
