import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import { findResults } from '@vpn-site/site/search/find-results.ts';
import type { SearchFile, SuggestedPage } from '@vpn-site/site/search/index-format.ts';
import { SearchIndex } from '@vpn-site/site/search/search-index.ts';
import { requestedPageNumber, searchPath, searchQuery } from '@vpn-site/site/search/search-query.ts';
import { SearchView } from '@vpn-site/site/views/search/search-view.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { withMain } from './page-main.ts';
import { placeholderQuery } from './search-files.ts';

/** The prerendered data of search in one language. */
export interface SearchParts {
  readonly locale: LocaleCode;
  readonly file: SearchFile;
  /** Only the messages that the view uses. */
  readonly messages: Partial<Messages>;
  readonly menu: readonly NavigationItem[];
  readonly ways: readonly SuggestedPage[];
}

/** The search data of one language, with its index loaded. */
export interface OpenedSearch extends Omit<SearchParts, 'file'> {
  readonly index: SearchIndex;
  /** The page rendered for `placeholderQuery`. */
  readonly template: string;
}

/** The placeholder query as it appears in text, in addresses, and in canonical addresses, which are lower case. */
const inAddresses = encodeURIComponent(placeholderQuery);
const inCanonicals = inAddresses.toLowerCase();
const placeholders = new RegExp([placeholderQuery, inAddresses, inCanonicals].join('|'), 'g');

export function openSearch({ file, ...parts }: SearchParts, template: string): OpenedSearch {
  return { ...parts, index: new SearchIndex(file), template };
}

/** Renders the results page like the origin. */
export function renderSearch({ locale, index, messages, menu, ways, template }: OpenedSearch, query: string) {
  const asked = searchQuery(query);
  const answer = { ...findResults(asked, requestedPageNumber(query), index), suggestedPages: ways };
  const view = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <SearchView
        page={{ kind: 'search', path: searchPath(locale), locale, alternates: [], answer }}
        menu={menu}
      />
    </IntlProvider>,
  );
  // A query in an address writes a space as a plus.
  const inAddress = String(new URLSearchParams({ q: asked })).slice('q='.length);
  const filled: Readonly<Record<string, string>> = {
    [placeholderQuery]: escapeHtml(asked),
    [inAddresses]: inAddress,
    [inCanonicals]: inAddress.toLowerCase(),
  };
  const page = template.replaceAll(placeholders, (found) => filled[found] ?? '');
  return withMain(page, () => view);
}
