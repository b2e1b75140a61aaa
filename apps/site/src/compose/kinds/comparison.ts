import type { Catalog } from '@vpn-site/content/catalog.ts';
import { allPairs, type Pair, pairIn } from '@vpn-site/core/comparison/pair-address.ts';
import type { PairRule } from '@vpn-site/core/comparison/pair-routes.ts';
import { pairPath } from '@vpn-site/core/comparison/selection.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import {
  isPartialLocale,
  type LocaleCode,
  localeCodes,
  wholeLocaleCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { comparisonPath } from '@vpn-site/core/route/named-routes.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { Thing } from 'schema-dts';
import {
  leadDescription,
  priceDifference,
  verdictText,
  verdictTitle,
  winnerTitle,
} from '#blocks/prose/decision/lead-model.ts';
import { pairView } from '#evidence/comparison/pair.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { article } from '#head/structured-data/page-nodes.ts';
import { softwareApplication } from '#head/structured-data/review.ts';
import type { ComparisonPage } from '#page/page.ts';
import { scoreView } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { formerReviews } from '../former-reviews.ts';
import { firstFittingTitle } from '../head-title.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { describedSoftware } from '../structured-data/provider-nodes.ts';

export function resolve({ catalog, path }: Address): ComparisonPage | undefined {
  return comparisonAt(catalog, path);
}

/** Returns the comparison at an address; undefined if there is none. Every pair of providers has one. */
export function comparisonAt(catalog: Catalog, path: string): ComparisonPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const names = namesOf(catalog);
  const pair = pairIn(slug, comparisonPath[locale], (id) => names.has(id));
  if (!pair || isPartialLocale(locale)) return undefined;
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    kind: 'comparison',
    pair,
    names: [nameOf(pair[0]), nameOf(pair[1])],
    description: catalog.documents.translation(documentOf(pair), locale)?.frontMatter.description,
    path,
    locale,
    alternates: wholeLocaleCodes.map((code) => ({
      locale: code,
      path: pairPath(pair, code),
    })),
  };
}

/** Returns the addresses of all comparisons in the given languages; languages without comparisons are left out. */
export function paths(catalog: Catalog, locales: readonly LocaleCode[] = wholeLocaleCodes): string[] {
  return locales
    .filter((locale) => !isPartialLocale(locale))
    .flatMap((locale) => pairsOf(catalog).map((pair) => pairPath(pair, locale)));
}

/** Returns the addresses of comparisons without a written text. These are nearly all, and each has few readers. */
export function unwrittenPaths(catalog: Catalog): string[] {
  return paths(catalog).filter((path) => {
    const page = comparisonAt(catalog, path);
    return page && !catalog.documents.translation(pageId(page), page.locale);
  });
}

export function title({ names: [a, b] }: ComparisonPage, _config: SiteConfig, t: Translator): string {
  return t('comparison.title', { a, b });
}

export function description(
  { description: written, names: [a, b] }: ComparisonPage,
  _config: SiteConfig,
  t: Translator,
): string {
  return written ?? t('comparison.description', { a, b });
}

/** Returns a sentence with the scores of both providers and the saving; undefined if an editor wrote a description. */
export function finding(
  { description: written, pair }: ComparisonPage,
  site: SiteContext,
): string | undefined {
  return written === undefined ? leadDescription(pairView(...pair, site), site) : undefined;
}

/** Returns a title with the winner, and with both scores if there is space, or with the reason why no provider wins. */
export function findingTitle({ names: [a, b], pair }: ComparisonPage, site: SiteContext): string {
  const view = pairView(...pair, site);
  return firstFittingTitle(
    [verdictTitle(view, site), winnerTitle(view, site)].filter((found) => found !== undefined),
    site.t('comparison.title', { a, b }),
  );
}

/**
 * Whether sitemaps list a comparison. Only pairs with a written text are listed. The overview links to the others, which
 * may be indexed, but hundreds of similar addresses would use up what search engines crawl of a young site.
 */
export function isInSitemap(page: ComparisonPage, catalog: Catalog): boolean {
  return catalog.documents.translation(pageId(page), page.locale) !== undefined;
}

/** Returns the id that the document with the comparison's introduction has, or would have. */
export function pageId({ pair }: ComparisonPage): string {
  return documentOf(pair);
}

function documentOf(pair: Pair): string {
  return `comparisons/${pair.join('-vs-')}`;
}

export function subjects({ pair }: ComparisonPage): readonly string[] {
  return pair;
}

/**
 * The max number of comparison pictures. Rendering a picture takes twenty times as long as rendering its page, and the
 * number of pairs grows with the square of the providers. With more pairs, comparisons use the picture of the site.
 */
const maxPictures = 5000;

export const picture: PictureWords<ComparisonPage> = {
  kind: (_page, t) => t('pagePicture.comparison'),
  rows: ({ pair }, site) =>
    pair.map((provider) => {
      const { t } = site;
      const { name, rank: place, valueText } = scoreView(provider, 'overall', site);
      // The score of an unranked provider would look like a rank.
      const score = t('pagePicture.scoreOf', { score: valueText });
      return { label: name, value: place === undefined ? t('pagePicture.unranked') : score };
    }),
  basis: ({ pair }, site) => {
    const view = pairView(...pair, site);
    return `${verdictText(view, site)} ${priceDifference(view, site)}`;
  },
  isRendered: ({ providers: { size } }) => ((size * (size - 1)) / 2) * localeCodes.length <= maxPictures,
};

export function schemaOrgNodes(
  { pair }: ComparisonPage,
  described: DescribedPage,
  _catalog: Catalog,
  site: SiteContext,
): Thing[] {
  const both = pair.flatMap((provider) => describedSoftware(provider, site) ?? []);
  return [article(described, both.map(softwareApplication))];
}

/**
 * Returns the redirects for pairs: the reverse order leads to the address of the pair, and a pair with a former provider
 * leads to that provider's review.
 */
export function pairRules(catalog: Catalog): PairRule[] {
  return wholeLocaleCodes.map((locale) => ({
    template: localizedPath(locale, comparisonPath[locale]),
    ended: Object.fromEntries(formerReviews(catalog, locale)),
  }));
}

function pairsOf(catalog: Catalog): Pair[] {
  return allPairs(catalog.facts.providers.map(({ id }) => id));
}

/** Returns provider names by id. Cached for all address lookups. */
const namesOf = memoizePer(
  (catalog) => catalog,
  (catalog: Catalog): ReadonlyMap<string, string> =>
    new Map(catalog.facts.providers.map(({ id, name }) => [id, name])),
);
