import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type Translator, translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { comparisonPath } from '@vpn-site/core/route/named-routes.ts';
import { type SearchKind, searchKinds } from '@vpn-site/core/site/search-words.ts';
import { type SearchableSection, searchableSections } from '#blocks/document/body-words.ts';
import { unconditionalBody } from '#blocks/prose/when/when.block.ts';
import type { ReadablePage } from '#page/page.ts';
import type { PairTemplate, SearchEntry, SearchFile } from '#search/index-format.ts';
import { type SearchLanguage, searchLanguage } from '#search/search-language.ts';
import { searchPath } from '#search/search-query.ts';
import { searchWords } from '#search/search-words.ts';
import { findProvider } from '#site/provider-by-id.ts';
import { countrySections } from './country-sections.ts';
import { customFields, documentExcerpt } from './document-fields.ts';
import { comparisonAt, paths as comparisonPaths } from './kinds/comparison.ts';
import { messagesOf } from './locale-site.ts';
import { readableKindOf } from './page-kinds.ts';
import { pageDescription, pageTitle, readablePages } from './pages.ts';
import { factNames, searchTopics, stemsOfEach } from './search-topics.ts';
import { composeSiteContext } from './site-context.ts';

/** The input that all search entries of a language share. */
interface EntryContext {
  readonly catalog: Catalog;
  readonly t: Translator;
  readonly language: SearchLanguage;
  /** Stems of the questions that a document answers, by document id. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  /** Returns the stems of the names in a provider's facts, and of its former names. */
  readonly providerStems: (provider: string) => readonly string[];
  /** Returns the facts of a country as sections of its page. */
  readonly countrySections: (country: string) => readonly SearchableSection[];
}

/** Returns everything that search can find in one language: the glossary terms and every readable page. */
export function composeSearchFile(catalog: Catalog, locale: LocaleCode, asOf: Day): SearchFile {
  const t = translator(locale, messagesOf(catalog, locale));
  const written = catalog.searchWords(locale);
  const language = searchLanguage(locale, written);
  const site = composeSiteContext(catalog, locale, t, asOf);
  const entries: EntryContext = {
    catalog,
    t,
    language,
    asked: new Map(
      Object.entries(written.pages).map(([id, questions]) => [id, stemsOfEach(questions, language)]),
    ),
    providerStems: (provider) => [
      ...factNames(provider, site, language),
      ...(findProvider(provider, site)?.formerly ?? []).flatMap(({ name }) => [
        ...searchWords(name, language),
      ]),
    ],
    countrySections: (country) => countrySections(country, site),
  };
  const pairs = pairTemplate(entries, locale);
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
      answer: t('search.answer'),
    },
    words: { skip: written.skip, same: written.same, kinds: written.kinds },
    names: Object.fromEntries(
      [...catalog.facts.providers, ...catalog.facts.formerProviders].map(({ id, name }) => [id, name]),
    ),
    entries: [
      ...termEntries(entries, locale),
      ...readablePages(catalog, [locale])
        .filter((page) => page.kind !== 'comparison' || !pairs || catalog.documents.atPath(page.path))
        .map((page) => pageEntry(entries, page)),
    ].map((entry) => ({ ...entry, description: addNoBreakSpaces(entry.description, locale) })),
    topics: searchTopics(site, written, language),
    ...(pairs && { pairs }),
  };
}

/**
 * The max number of comparisons with their own entry. An entry is 30 to 70 bytes that browsers load, and the number of
 * pairs grows with the square of the providers.
 */
const maxPairEntries = 100;

/** Returns the template for comparisons that have no entry of their own; undefined if every comparison has one. */
function pairTemplate(entries: EntryContext, locale: LocaleCode): PairTemplate | undefined {
  const { catalog } = entries;
  const [first] = comparisonPaths(catalog, [locale]).slice(maxPairEntries);
  const page = first === undefined ? undefined : comparisonAt(catalog, first);
  if (!page) return undefined;
  // A written description is about its own pair.
  const { title, description } = pageEntry(entries, {
    ...page,
    names: ['{a}', '{b}'],
    description: undefined,
  });
  return {
    path: localizedPath(locale, comparisonPath[locale]),
    title,
    description: addNoBreakSpaces(description, locale),
  };
}

/**
 * Returns the entries of terms. A term links to its definition in the glossary, or to its search results if no page shows
 * the glossary.
 */
function termEntries({ catalog, asked }: EntryContext, locale: LocaleCode): SearchEntry[] {
  const glossary = catalog.documents.translation('pages/glossary', locale);
  return catalog.glossary(locale).map(({ id, term, definition }) => ({
    kind: 'term',
    path: glossary
      ? `${localizedPath(locale, glossary.slug)}#${id}`
      : `${searchPath(locale)}?q=${encodeURIComponent(term)}`,
    title: term,
    description: definition,
    ...(asked.has(`terms/${id}`) && { asked: asked.get(`terms/${id}`) }),
  }));
}

function pageEntry(
  { catalog, t, language, asked, providerStems: said, countrySections: countrySectionsOf }: EntryContext,
  page: ReadablePage,
): SearchEntry {
  // Titles and descriptions do not depend on the site's URL.
  const site = { ...catalog.site, url: '' };
  const { listing } = readableKindOf(page);
  const providers = listing.subjects(page);
  const document = catalog.documents.atPath(page.path);
  const [opening, ...sections] = document
    ? searchableSections(unconditionalBody(catalog.body(document)), customFields(document))
    : [];
  const excerpt = document && documentExcerpt(catalog, document);
  const factSections = page.kind === 'country' ? countrySectionsOf(page.country) : [];
  const allSections = [...sections, ...factSections];
  const isEnded = page.kind === 'review' && page.ended !== undefined;
  const questions = asked.get(listing.id(page));
  const kind = listing.searchKind(page);
  const facts = kind === 'review' ? providers.flatMap(said) : [];
  return {
    kind,
    path: page.path,
    title: pageTitle(page, site, t),
    description: (isEnded ? undefined : excerpt) ?? pageDescription(page, site, t),
    ...(providers.length > 0 && { providers }),
    ...(questions && { asked: questions }),
    ...(opening && { words: wordSet(opening, language, facts) }),
    ...(allSections.length > 0 && {
      sections: allSections.map((section) => ({
        id: section.id ?? '',
        title: section.title,
        words: wordSet(section, language),
      })),
    }),
  };
}

/** Returns each stem once, because the index weighs where a word occurs and not how often. */
function wordSet(
  { text }: SearchableSection,
  language: SearchLanguage,
  more: readonly string[] = [],
): string {
  return [...new Set([...searchWords(text, language), ...more])].toSorted().join(' ');
}
