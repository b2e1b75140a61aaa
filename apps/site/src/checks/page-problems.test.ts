import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import { pageShowsFile } from './page-problems.ts';

const catalog = fixtureCatalog();

const files = [
  'content/explainers/what-is-a-vpn.en.md',
  'content/explainers/what-is-a-vpn.pl.md',
  'content/reviews/alder.en.md',
  'content/data/menu.yaml',
  'content/data/glossary.en.yaml',
  'content/data/glossary.pl.yaml',
  'content/data/common/website.pl.yaml',
  'messages/en.json',
  'messages/tr.json',
  'facts/providers/alder.yaml',
  'facts/price-history/alder.yaml',
  'facts/providers/birch.yaml',
  'facts/vocabulary/trust.yaml',
  'apps/site/docs/styles.md',
];

test('a page is concerned by its own text, its language and its facts', () => {
  const concerning = (path: string) => {
    const page = pageAt(catalog, path);
    if (!page) throw new Error(`The fixture has no page at ${path}.`);
    return files.filter(pageShowsFile(catalog, page));
  };
  const always = ['content/data/menu.yaml', 'content/data/glossary.en.yaml', 'messages/en.json'];
  const article = 'content/explainers/what-is-a-vpn.en.md';
  expect(concerning('/privacy/what-is-a-vpn')).toEqual([article, ...always]);
  const facts = ['providers/alder', 'price-history/alder', 'vocabulary/trust'].map(
    (name) => `facts/${name}.yaml`,
  );
  expect(concerning('/reviews/alder')).toEqual(['content/reviews/alder.en.md', ...always, ...facts]);
});
