import type { Thing } from 'schema-dts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ReadablePage } from '#domain/page/page.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import { article, review, softwareApplication } from '#head/structured-data/articles.ts';
import { dataset } from '#head/structured-data/dataset.ts';
import type { DescribedPage } from '#head/structured-data/described-page.ts';
import { definedTermSet, itemList } from '#head/structured-data/lists.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { dataCoverage } from './data-coverage.ts';
import { describedSoftware } from './described-software.ts';
import { judgementOf } from './judgement.ts';

/** What a page is about, by its kind. The home page is the site, which every page names. */
export function pageThings(
  page: ReadablePage,
  described: DescribedPage,
  catalog: Catalog,
  context: SiteContext,
): Thing[] {
  switch (page.kind) {
    case 'home':
      return [];
    case 'review': {
      const judgement = judgementOf(page.provider, context);
      return judgement ? [review(described, judgement)] : [];
    }
    case 'roundup': {
      const { ranked } = context.ranking(page.profile).ranking;
      const items = ranked.map(({ rank, score: { provider } }) => {
        const path = context.reviewPath(provider);
        return {
          rank,
          name: providerName(provider, context),
          url: path && canonicalLink(described.siteUrl, path),
        };
      });
      return [article(described), itemList(described, items)];
    }
    case 'comparison': {
      const both = page.pair.flatMap((id) => describedSoftware(id, context) ?? []);
      return [article(described, both.map(softwareApplication))];
    }
    case 'article':
      return [article(described), ...documentThings(page.documentId, described, catalog, context)];
  }
}

/** Two documents hold more than words. */
function documentThings(
  documentId: string,
  described: DescribedPage,
  catalog: Catalog,
  { locale }: SiteContext,
): Thing[] {
  if (documentId === 'pages/open-data') return [dataset(described, dataCoverage(catalog.facts.providers))];
  if (documentId === 'pages/glossary') return [definedTermSet(described, catalog.glossary(locale))];
  return [];
}
