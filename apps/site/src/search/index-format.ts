import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import type { AnswerRow, SearchTopic } from './search-answer.ts';
import type { QueryWords } from './search-language.ts';

/** A heading. For the results page, it also has its anchor and the stems of the text below it. */
export interface SearchSection {
  readonly id?: string;
  readonly title: string;
  readonly words?: string;
}

/** The index data of a page or a term: the texts that results show, and the stems of all other texts. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Ids of the providers that the entry is about. */
  readonly providers?: readonly string[] | undefined;
  /** The questions that the entry answers, each as a string of stems. */
  readonly asked?: readonly string[] | undefined;
  /** The stems of the text before the first heading. */
  readonly words?: string | undefined;
  readonly sections?: readonly SearchSection[] | undefined;
}

/** A result: the entry, and the sections of it that match the query. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly sections: readonly SearchSection[];
}

export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The number of the requested page, from one. A page after the last one has no hits. */
  readonly page: number;
  readonly pages: number;
  /** The number of hits on all pages. */
  readonly total: number;
  /** Another spelling for which search finds something. */
  readonly suggestion: string | undefined;
  /** The answer in one line, if it is known. */
  readonly row: AnswerRow | undefined;
  /** Pages to suggest if search finds nothing. */
  readonly suggestedPages: readonly SuggestedPage[];
}

export interface SuggestedPage {
  readonly path: string;
  readonly title: string;
}

/** The template for the entries of comparisons, with placeholders {a} and {b}: ids in the address, names in the texts. */
export type PairTemplate = Readonly<Pick<SearchEntry, 'path' | 'title' | 'description'>>;

/** The published index of one language. */
export interface SearchFile {
  readonly locale: LocaleCode;
  /** Provider names by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly entries: readonly SearchEntry[];
  /** The words with which readers of this language search. */
  readonly words: QueryWords;
  /** Questions that are answered in one line. */
  readonly topics: readonly SearchTopic[];
  /** The template for comparisons, if there are too many pairs to list. */
  readonly pairs?: PairTemplate | undefined;
  /** Texts of the list under a search box in that language, so that browsers only have to render them. */
  readonly labels: SearchLabels;
}

export interface SearchLabels {
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly list: string;
  /** The label before the number of results. */
  readonly count: string;
  readonly none: string;
  readonly all: string;
  /** The label under a title that is an answer. */
  readonly answer: string;
}

/** Returns the path of a language's published index. The version changes with the format of the file. */
export function searchFilePath(locale: LocaleCode): string {
  return `/_search/v2/${locale}.json`;
}

/** The max length as JSON, in characters: about 68 KB with brotli, the most that a browser should load for a search box. */
const maxCharacters = 440_000;

/**
 * Returns the index that browsers load. Because the list under a search box only links to pages, the stems of a page are
 * one list, and comparisons and news have none: the reviews of their providers have most of them. If the index is too long, it
 * leaves out the words of texts and the one-line answers, but has titles, names, descriptions and headings. The results
 * page uses the complete index, and the list ends with a link to it.
 */
export function publishedSearchFile(file: SearchFile, max = maxCharacters): SearchFile {
  const published = { ...file, entries: file.entries.map(withoutSections) };
  if (JSON.stringify(published).length <= max) return published;
  return {
    ...published,
    entries: published.entries.map((entry) => ({ ...entry, words: undefined })),
    topics: [],
  };
}

const wordless: ReadonlySet<SearchKind> = new Set(['comparison', 'news']);

function withoutSections(entry: SearchEntry): SearchEntry {
  const words = wordless.has(entry.kind) ? undefined : entryStems(entry).join(' ');
  return {
    ...entry,
    words: words || undefined,
    ...(entry.sections && { sections: entry.sections.map(({ title }) => ({ title })) }),
  };
}

/**
 * Returns the stems of all texts of an entry. A stem occurs once for every section that contains it, because that number
 * counts.
 */
export function entryStems({ words = '', sections = [] }: SearchEntry): string[] {
  const stems = [words, ...sections.map((section) => section.words ?? '')].join(' ').split(' ');
  return stems.filter((stem) => stem !== '').toSorted();
}
