import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { ArticlePage } from '#page/page.ts';
import { ArticleView } from './article-view.tsx';

const page = pageAt(fixtureCatalog(), '/about') as ArticlePage;
const article = (source: string | undefined) => (
  <ArticleView
    page={{ ...page, title: 'About us', updated: '2025-06-10' }}
    body={source === undefined ? undefined : parseMarkdoc(source)}
    site={emptyContext}
    breadcrumbs={<nav>The way</nav>}
    foot={<footer>The foot</footer>}
  />
);
const written =
  'The opening.\n\n## First {% #first %}\n\nOne.\n\n## Second {% #second %}\n\nTwo.\n\n## Third {% #third %}\n\nThree.';

test('an article has its title, its contents between the opening and the first section, and its sections', () => {
  const { text, all } = renderElement(article(written));
  expect(text).toMatch(
    /^The way About us Last changed June 10, 2025 .*The opening\..*On this page.*One\..*The foot/,
  );
  const links = all('nav.page-contents')[0]?.all('a');
  expect(links?.map(({ attributes }) => attributes.href)).toEqual(['#first', '#second', '#third']);
});
