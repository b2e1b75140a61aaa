import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { Graph, Organization, SearchAction, Thing, WebSite } from 'schema-dts';
import { searchPath } from '#search/search-query.ts';
import { canonicalLink } from '../canonical-link.ts';
import type { HeadTag } from '../head-tag.ts';
import type { SiteEntity } from '../site-entity.ts';

/** Returns all structured data of a page in one block. */
export function graphTag(things: readonly Thing[]): HeadTag {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { tag: 'script', data: graph };
}

/** A reference to another node in the same graph. */
interface Pointer {
  readonly '@id': string;
}

/** Returns the id of the publisher, which is the same in every language. */
export function organizationId(siteUrl: string): Pointer {
  return { '@id': new URL('/#organization', siteUrl).href };
}

/** Returns the id of the site in one language, derived from its home page. */
export function webSiteId(homeUrl: string): Pointer {
  return { '@id': `${homeUrl}#website` };
}

type Publisher = Pick<SiteConfig, 'name' | 'url' | 'owner' | 'twitter' | 'social'>;

/** Returns the node of the site's publisher. It is also the author of pages that no person signed. */
export function organization({ name, url, owner, twitter, social = [] }: Publisher): Organization {
  const profiles = [...(twitter ? [`https://x.com/${twitter.replace(/^@/, '')}`] : []), ...social];
  return {
    '@type': 'Organization',
    ...organizationId(url),
    name,
    url: new URL('/', url).href,
    logo: {
      '@type': 'ImageObject',
      url: new URL('/icon-512.png', url).href,
      width: '512',
      height: '512',
    },
    ...(owner && {
      legalName: owner.legalName,
      address: owner.address,
      email: owner.email,
      ...(owner.vat !== undefined && { vatID: owner.vat }),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Adds a property that search engines use but that schema.org does not define. */
interface SearchActionWithInput extends Exclude<SearchAction, string> {
  readonly 'query-input': string;
}

/** Returns the node of the site in one language, with its search. */
export function webSite({ url, name, description, currentLocale: locale }: SiteEntity): WebSite {
  const home = canonicalLink(url, homePath(locale));
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${canonicalLink(url, searchPath(locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...webSiteId(home),
    name,
    description,
    url: home,
    inLanguage: localeOf(locale).language,
    publisher: organizationId(url),
    potentialAction: search,
  };
}
