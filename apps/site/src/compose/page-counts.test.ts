import { allPairs } from '@vpn-site/core/comparison/pair-address.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { pageCountLine } from './page-counts.ts';

const catalog = fixtureCatalog();
const pairs = allPairs(catalog.facts.providers.map(({ id }) => id)).length;

test('the line names every kind with its pages per language, and the time', () => {
  const documents = new DocumentIndex(catalog.documents.all().filter(({ kind }) => kind === 'guides'));
  const guides = ['en', 'pl', 'tr'].map(
    (locale) => `${locale} ${[...documents.all()].filter((document) => document.locale === locale).length}`,
  );
  expect(pageCountLine({ ...catalog, documents }, 1234)).toBe(
    `Pages: guides ${guides.join(' ')}; comparisons en ${pairs} pl ${pairs} tr ${pairs}. It took 1.2 s.`,
  );
});
