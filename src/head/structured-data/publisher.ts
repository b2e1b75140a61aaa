import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { searchPath } from '#domain/search/search-query.ts';
import { canonicalLink } from '../canonical-link.ts';
import type { SiteEntity } from '../site-entity.ts';
import { organizationId, webSiteId } from './described-page.ts';

/** Who publishes the site. No person signs its pages, so the publisher is their author too. */
export function organization({ name, url }: { readonly name: string; readonly url: string }): Organization {
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
  };
}

/** The vocabulary of search engines; schema.org itself does not know the property. */
interface SearchActionWithInput extends Exclude<SearchAction, string> {
  readonly 'query-input': string;
}

/** The site in one language, and how to search it. */
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
