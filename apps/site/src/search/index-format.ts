import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import type { AnswerRow, SearchTopic } from './search-answer.ts';
import type { QueryWords } from './search-language.ts';

/** A heading. For the results page also its anchor, and the stems of the text below it. */
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
  /** Ids of the providers it is about. */
  readonly providers?: readonly string[] | undefined;
  /** The questions that it answers, each as a string of stems. */
  readonly asked?: readonly string[] | undefined;
  /** The stems of the text before the first heading. */
  readonly words?: string | undefined;
  readonly sections?: readonly SearchSection[] | undefined;
}

/** A result: the entry, and its sections that match the query. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly sections: readonly SearchSection[];
}

export interface SearchAnswer {
  readonly query: string;
  /** The hits on this page. */
  readonly hits: readonly SearchHit[];
  /** The requested page, starting at one; a page after the last one has no hits. */
  readonly page: number;
  readonly pages: number;
  /** Number of hits on all pages. */
  readonly total: number;
  /** Another spelling that would find something. */
  readonly suggestion: string | undefined;
  /** The answer in one line, if it is known. */
  readonly row: AnswerRow | undefined;
  /** Pages to suggest if nothing was found. */
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
  /** The words that readers of this language search with. */
  readonly words: QueryWords;
  /** Questions that are answered in one line. */
  readonly topics: readonly SearchTopic[];
  /** The template for comparisons, if there are too many pairs to list. */
  readonly pairs?: PairTemplate | undefined;
  /** Texts of the list under a search box in that language, so that browsers only render them. */
  readonly labels: SearchLabels;
}

export interface SearchLabels {
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly list: string;
  /** Label before the number of results. */
  readonly count: string;
  readonly none: string;
  readonly all: string;
  /** Label under a title that is an answer. */
  readonly answer: string;
}

/** Returns the path of a language's published index. The version changes with the format of the file. */
export function searchFilePath(locale: LocaleCode): string {
  return `/_search/v2/${locale}.json`;
}

/** Max characters of JSON: about 68 KB with brotli, the most that a browser should load for a search box. */
const maxCharacters = 440_000;

/**
 * Returns the index that browsers load. The list under a search box links to pages, so the stems of a page are one list.
 * Comparisons keep no stems, because the reviews of both providers have most of them. Above its budget the index omits the
 * words of texts and the one-line answers, and keeps titles, names, descriptions and headings. The results page uses the
 * whole index, and the list ends with a link to it.
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

function withoutSections(entry: SearchEntry): SearchEntry {
  const words = entry.kind === 'comparison' ? undefined : entryStems(entry).join(' ');
  return {
    ...entry,
    words: words || undefined,
    ...(entry.sections && { sections: entry.sections.map(({ title }) => ({ title })) }),
  };
}

/** Returns the stems of all texts of an entry, each once for every section that has it, because that number counts. */
export function entryStems({ words = '', sections = [] }: SearchEntry): string[] {
  const stems = [words, ...sections.map((section) => section.words ?? '')].join(' ').split(' ');
  return stems.filter((stem) => stem !== '').toSorted();
}
