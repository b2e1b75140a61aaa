import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { DocumentKind } from '@vpn-site/content/document-kinds.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { documentTitle } from '@vpn-site/core/document/content-document.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { historyWithTax } from '@vpn-site/core/price/history-with-tax.ts';
import { type PriceReader, readerIn } from '@vpn-site/core/price/reader-tax.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { resolveRoute } from '@vpn-site/core/route/resolve-route.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { profileScorer } from '@vpn-site/core/scoring/score-profile.ts';
import { type BuiltState, findSiteStates, usualStates } from '@vpn-site/core/site/site-state.ts';
import { titleVariables } from '#head/site-entity.ts';
import type { SiteContext } from '#site/site-context.ts';
import { documentSummary } from './document-fields.ts';
import { readablePageAt } from './pages.ts';
import { writtenCatches } from './written-catches.ts';

/**
 * Returns the rankings. Cached for all languages, because scores do not depend on the language. The cache is valid while
 * providers and methodology do not change; saving a text changes neither.
 */
const rankingsOf = memoizePer(
  ({ facts }) => facts.providers,
  ({ facts: { providers } }: Catalog) =>
    memoizePer(
      (methodology) => methodology,
      (methodology: Methodology, asOf: Day) => profileScorer(providers, methodology, asOf),
      (_methodology, asOf) => asOf,
    ),
);

/** Returns the price histories with the reader's tax, so that past and current prices can be compared. */
function historiesFor(
  { priceHistories, providers }: Catalog['facts'],
  { tax }: PriceReader,
): SiteContext['priceHistories'] {
  const plansOf = (id: string) => {
    const provider = providers.find((one) => one.id === id);
    return (provider && knownFact(provider, 'prices')?.value) ?? [];
  };
  return new Map(
    [...priceHistories].map(([id, history]) => [id, historyWithTax(history, plansOf(id), tax?.percent)]),
  );
}

/** Returns the context for blocks in one language. It computes rankings on first use, once for all pages. */
export function composeSiteContext(
  catalog: Catalog,
  locale: LocaleCode,
  t: Translator,
  asOf: Day,
  built: readonly BuiltState[] = usualStates,
): SiteContext {
  const { documents, facts, methodology, offers } = catalog;
  const words = (text: string) => addNoBreakSpaces(text, locale);
  const providers = new Map(facts.providers.map((provider) => [provider.id, provider]));
  const formerProviders = new Map(facts.formerProviders.map((provider) => [provider.id, provider]));
  const pageExists = (path: string) => readablePageAt(catalog, path) !== undefined;
  const pathsBy = (folder: DocumentKind, field: string) =>
    new Map(
      documents
        .all()
        .filter(({ kind, locale: language }) => kind === folder && language === locale)
        .map(({ frontMatter, slug }) => [String(frontMatter[field]), localizedPath(locale, slug)]),
    );
  const roundups = pathsBy('roundups', 'profile');
  const countryPages = pathsBy('countries', 'country');
  const routes = {
    providers: new Set(providers.keys()),
    documentSlug: (id: string, language: LocaleCode) => documents.translation(id, language)?.slug,
  };
  const reviewed = routes.providers.union(new Set(formerProviders.keys()));
  const reader = readerIn(homeCountry(facts.countries, locale), asOf, facts.exchangeRates);
  return {
    locale,
    t,
    asOf,
    reader,
    query: '',
    customFields: undefined,
    siteWords: titleVariables(locale, catalog.site),
    providers,
    formerProviders,
    vocabulary: facts.vocabulary,
    evidence: facts.evidence,
    publishers: facts.publishers,
    methodology,
    retiredMethodologies: catalog.retiredMethodologies,
    ownership: facts.ownership,
    outsideGroups: facts.outsideGroups,
    ownershipSources: facts.ownershipSources,
    priceHistories: historiesFor(facts, reader),
    policyHistories: facts.policyHistories,
    countries: facts.countries,
    offers,
    ranking: (profile) => rankingsOf(catalog)(methodology, asOf)(profile),
    catches: writtenCatches(catalog, locale),
    glossary: new Map(
      catalog
        .glossary(locale)
        .map(({ id, term, definition }) => [id, { id, term: words(term), definition: words(definition) }]),
    ),
    corrections: catalog.corrections,
    reportDecisions: catalog.reportDecisions,
    marks: catalog.marks,
    changes: () => catalog.changes(),
    openDataSize: (file) => catalog.openDataSize(file),
    siteName: catalog.site.name,
    author: catalog.site.author,
    owner: catalog.site.owner,
    controller: catalog.site.controller,
    repository: catalog.site.repository,
    reportErrors: catalog.site.reportErrors,
    states: findSiteStates({ site: catalog.site, offers: offers.values(), built, asOf }),
    documentIds: [...new Set(documents.all().map(({ id }) => id))],
    document: (id) => {
      const found = documents.translation(id, locale);
      if (!found) return undefined;
      const { scene } = found.frontMatter;
      return {
        path: localizedPath(locale, found.slug),
        title: words(documentTitle(found)),
        description: words(documentSummary(catalog, found)),
        scene: typeof scene === 'string' ? scene : undefined,
      };
    },
    roundupPath: (profile) => roundups.get(profile),
    countryPath: (code) => countryPages.get(code),
    reviewPath: (provider) => {
      const path = resolveRoute(`review-${provider}`, {}, locale, { ...routes, providers: reviewed });
      return path !== undefined && pageExists(path) ? path : undefined;
    },
    comparisonPath: (a, b) => resolveRoute(`compare-${a}-${b}`, {}, locale, routes),
    pageExists,
    unpublishedAt: (path) => catalog.unpublished.atPath(path)?.unpublished,
    nearestPage: (path) =>
      nearestName(
        path,
        [...documents.all().filter((document) => document.locale === locale)].map(({ slug }) =>
          localizedPath(locale, slug),
        ),
      ),
    image: catalog.image,
    allowedHosts: catalog.site.allowedHosts,
  };
}
