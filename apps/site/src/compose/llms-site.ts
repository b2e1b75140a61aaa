import type { Catalog } from '@vpn-site/content/catalog.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, locales } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { feedPaths } from '@vpn-site/core/route/feed-address.ts';
import { comparisonPath } from '@vpn-site/core/route/named-routes.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { earningsWords } from '#blocks/prose/how-we-earn/how-we-earn.block.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { LlmsLink, LlmsSite } from '#head/llms-txt.ts';
import { sitemapPath } from '#head/sitemap.ts';
import { dataLicense } from '#head/structured-data/dataset.ts';
import { messagesOf } from './locale-site.ts';
import { readableKindOf } from './page-kinds.ts';
import { pageDescription, pageTitle, readablePages } from './pages.ts';

/** Returns the content of /llms.txt. It is in English only, because programs that read it can continue in any language. */
export function llmsSite(catalog: Catalog, siteUrl: string): LlmsSite {
  const site: SiteConfig = { ...catalog.site, url: siteUrl };
  const t = translator(defaultLocale, messagesOf(catalog, defaultLocale));
  const providers = new Map(catalog.facts.providers.map((provider) => [provider.id, provider]));
  const earnings = { locale: defaultLocale, offers: catalog.offers, providers, t };
  const pages = readablePages(catalog, [defaultLocale]).toArray();
  const documents = (folder: string): LlmsLink[] =>
    pages
      .filter((page) => readableKindOf(page).listing.id(page).startsWith(`${folder}/`))
      .map((page) => ({
        title: pageTitle(page, site, t),
        url: canonicalLink(siteUrl, page.path),
        description: pageDescription(page, site, t),
      }));
  const file = (title: string, path: string, description: string): LlmsLink => ({
    title,
    url: new URL(path, siteUrl).href,
    description,
  });
  const feeds = feedPaths(defaultLocale);
  return {
    name: site.name,
    summary:
      'A comparison of VPN services. Every fact carries its source and the day on which it was read; scores are computed from the facts by a published methodology, and money has no part in them.',
    notes: [
      `Facts on ${catalog.facts.providers.length} providers. What nobody reliable says is shown as unknown, and what is too old to count is marked as stale.`,
      `${earningsWords(earnings)} Commissions are not among the data that scores are made of.`,
      `The data may be used under ${dataLicense}: name ${site.name} and the day.`,
    ],
    sections: [
      { title: 'Rankings', links: documents('roundups') },
      { title: 'Streaming services', links: documents('streaming') },
      { title: 'Countries', links: documents('countries') },
      { title: 'Reviews', links: documents('reviews') },
      {
        title: 'Comparisons',
        // There are too many pairs of providers to list each.
        links: [
          file(
            'Every pair of providers',
            sitemapPath(defaultLocale),
            `one page each, at /${comparisonPath[defaultLocale]}, the two in alphabetical order`,
          ),
        ],
      },
      { title: 'Explainers', links: documents('explainers') },
      { title: 'Guides', links: documents('guides') },
      { title: 'About the site', links: documents('pages') },
      {
        title: 'Open data',
        links: [
          file('README', '/data/v1/README.md', 'what each file holds, and how to recompute the scores'),
          file('Facts', '/data/v1/providers.json', 'every provider with every fact, its dates and sources'),
          file('Facts as a table', '/data/v1/facts.csv', 'the same facts, one per row'),
          file('Methodology', '/data/v1/methodology.json', 'criteria, rules, weights and profiles'),
          file('Scores', '/data/v1/scores.json', 'every score with the numbers it was made of'),
        ],
      },
      {
        title: 'Languages',
        links: locales
          .filter(({ code }) => !catalog.site.unindexedLocales?.includes(code))
          .map(({ code, name }) =>
            file(name, homePath(code), `the site in this language; all its pages: ${sitemapPath(code)}`),
          ),
      },
      {
        title: 'Feeds',
        links: [
          file('Atom', feeds.atom, 'new and changed pages'),
          file('RSS', feeds.rss, 'the same'),
          file('JSON Feed', feeds.json, 'the same'),
        ],
      },
    ],
  };
}
