import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { ageStartDay } from '@vpn-site/core/provider/freshness.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import type { Thing } from 'schema-dts';
import { type Coverage, dataset } from '#head/structured-data/dataset.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { article, definedTermSet } from '#head/structured-data/page-nodes.ts';
import type { ArticlePage, WrittenPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Address } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): ArticlePage | undefined {
  const document = documentOfKind('article', address);
  return document && { kind: 'article', ...writtenPage(address.catalog, document) };
}

const searchKindsByFolder: Readonly<Record<string, SearchKind>> = {
  guides: 'guide',
  explainers: 'explainer',
};

export function searchKind({ documentId }: WrittenPage): SearchKind {
  return searchKindsByFolder[folderOf(documentId)] ?? 'page';
}

export const picture = {
  kind: ({ documentId }: WrittenPage, t: Translator) => {
    const folder = folderOf(documentId);
    if (folder === 'explainers') return t('pagePicture.explainer');
    return t(folder === 'guides' ? 'pagePicture.guide' : 'pagePicture.about');
  },
  rows: () => [],
};

/** Returns the node of an article. The open data page also has a dataset, and the glossary a set of terms. */
export function schemaOrgNodes(
  { documentId }: WrittenPage,
  described: DescribedPage,
  catalog: Catalog,
  { locale }: SiteContext,
): Thing[] {
  const text = article(described);
  if (documentId === 'pages/open-data') {
    return [text, dataset(described, dataCoverage(catalog.facts.providers))];
  }
  if (documentId === 'pages/glossary') return [text, definedTermSet(described, catalog.glossary(locale))];
  return [text];
}

/** Returns the period covered by the facts of all providers; undefined if no date is known. */
function dataCoverage(providers: readonly Provider[]): Coverage | undefined {
  const known = providers.flatMap(({ facts }) => Object.values(facts).filter(isKnown));
  const [from] = known.map(ageStartDay).toSorted();
  const to = known
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function folderOf(documentId: string): string {
  return documentId.split('/')[0] ?? '';
}
