import { type SearchableSection, searchableSections } from '#blocks/document/searchable-text.ts';
import { unconditionalBody } from '#blocks/prose/when/shown-body.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import type { ReadablePage } from '#domain/page/page.ts';
import { comparisonPath } from '#domain/route/named-routes.ts';
import {
  type PairTemplate,
  type SearchEntry,
  type SearchFile,
  type SearchKind,
  searchKinds,
} from '#domain/search/search-file.ts';
import { searchPath } from '#domain/search/search-query.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { type Translator, translator } from '#i18n/messages.ts';
import { documentExcerpt, ownFields } from './document-fields.ts';
import { comparisonAt, paths as comparisonPaths } from './kinds/comparison.ts';
import { messagesOf } from './locale-site.ts';
import { readableKindOf } from './page-kinds.ts';
import { pageDescription, pageTitle, readablePages } from './pages.ts';

/** Everything of one language that search can find: the terms of the glossary and every page that readers look for. */
export function composeSearchFile(catalog: Catalog, locale: LocaleCode): SearchFile {
  const t = translator(locale, messagesOf(catalog, locale));
  const pairs = pairTemplate(catalog, locale, t);
  return {
    locale,
    labels: {
      kinds: Object.fromEntries(searchKinds.map((kind) => [kind, t(`search.kinds.${kind}`)])) as Record<
        SearchKind,
        string
      >,
      list: t('search.list'),
      count: t('search.countLabel'),
      none: t('search.none'),
      all: t('search.all'),
    },
    names: Object.fromEntries(catalog.facts.providers.map(({ id, name }) => [id, name])),
    entries: [
      ...termEntries(catalog, locale),
      ...readablePages(catalog, [locale])
        .filter((page) => !pairs || catalog.documents.atPath(page.path))
        .map((page) => pageEntry(catalog, page, t)),
    ],
    ...(pairs && { pairs }),
  };
}

/** A pair is 70 bytes of what browsers load, and pairs grow with the square of the providers. */
const maxPairEntries = 500;

/** How a comparison is found without an entry of its own; undefined as long as each has one. */
function pairTemplate(catalog: Catalog, locale: LocaleCode, t: Translator): PairTemplate | undefined {
  const [first] = comparisonPaths(catalog, [locale]).slice(maxPairEntries);
  const page = first === undefined ? undefined : comparisonAt(catalog, first);
  if (!page) return undefined;
  const { title, description } = pageEntry(catalog, { ...page, names: ['{a}', '{b}'] }, t);
  return { path: localizedPath(locale, comparisonPath[locale]), title, description };
}

/** A term leads to its place in the glossary; as long as no page shows the glossary, to the answer of search itself. */
function termEntries(catalog: Catalog, locale: LocaleCode): SearchEntry[] {
  const glossary = catalog.documents.translation('pages/glossary', locale);
  return catalog.glossary(locale).map(({ id, term, definition }) => ({
    kind: 'term',
    path: glossary
      ? `${localizedPath(locale, glossary.slug)}#${id}`
      : `${searchPath(locale)}?q=${encodeURIComponent(term)}`,
    title: term,
    description: definition,
  }));
}

function pageEntry(catalog: Catalog, page: ReadablePage, t: Translator): SearchEntry {
  // Titles and descriptions do not depend on where the site lives.
  const site = { ...catalog.site, url: '' };
  const { listing } = readableKindOf(page);
  const providers = listing.subjects(page);
  const document = catalog.documents.atPath(page.path);
  const [opening, ...sections] = document
    ? searchableSections(unconditionalBody(catalog.body(document)), ownFields(document))
    : [];
  return {
    kind: listing.searchKind(page),
    path: page.path,
    title: pageTitle(page, site, t),
    description: (document && documentExcerpt(catalog, document)) ?? pageDescription(page, site, t),
    ...(providers.length > 0 && { providers }),
    ...(opening && { words: wordSet(opening, page.locale) }),
    ...(sections.length > 0 && {
      sections: sections.map((section) => ({
        id: section.id ?? '',
        title: section.title,
        words: wordSet(section, page.locale),
      })),
    }),
  };
}

/** Each stem once: the index weighs where a word stands, not how often. */
function wordSet({ text }: SearchableSection, locale: LocaleCode): string {
  return [...new Set(searchWords(text, locale))].toSorted().join(' ');
}
