import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import type { AnswerRow, SearchTopic } from './search-answer.ts';
import type { AskedWords } from './search-language.ts';

/** A heading that can be linked to, and the stems of what stands below it. */
export interface SearchSection {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** What the index holds of a page or a term: what results show, and stems instead of texts. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Ids of the providers that it is about. */
  readonly providers?: readonly string[] | undefined;
  /** What readers ask for where this answers: stems, each question as one text. */
  readonly asked?: readonly string[] | undefined;
  /** The stems that stand before the first heading. */
  readonly words?: string | undefined;
  readonly sections?: readonly SearchSection[] | undefined;
}

/** A result: the entry, and the sections of it that the query is about. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly sections: readonly SearchSection[];
}

/** What search says to a query. */
export interface SearchAnswer {
  readonly query: string;
  /** Those of one page. */
  readonly hits: readonly SearchHit[];
  /** The page that was asked for, from one on; past the last one it has no hits. */
  readonly page: number;
  readonly pages: number;
  /** How many fit, on all pages. */
  readonly total: number;
  /** Another spelling that would find something. */
  readonly suggestion: string | undefined;
  /** What was asked for in one line, where it is known. */
  readonly row: AnswerRow | undefined;
  /** Where to go on where nothing was found. */
  readonly ways: readonly SearchWay[];
}

export interface SearchWay {
  readonly path: string;
  readonly title: string;
}

/** What the entry of any pair says, with {a} and {b} for the two: ids in the address, names in the words. */
export type PairTemplate = Readonly<Pick<SearchEntry, 'path' | 'title' | 'description'>>;

/** The index of one language as it is published. */
export interface SearchFile {
  readonly locale: LocaleCode;
  /** The names of providers, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly entries: readonly SearchEntry[];
  /** How readers of this language ask. */
  readonly words: AskedWords;
  /** What is answered in one line. */
  readonly topics: readonly SearchTopic[];
  /** Where there are too many pairs to list: how the comparison of any two is found. */
  readonly pairs?: PairTemplate | undefined;
  /** What the list under a search box says, in that language: browsers only draw it. */
  readonly labels: SearchLabels;
}

export interface SearchLabels {
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly list: string;
  /** Before the number of results. */
  readonly count: string;
  readonly none: string;
  readonly all: string;
  /** What stands under a title that is an answer. */
  readonly answer: string;
}

/** Where the index of a language is published. The number changes with the shape of the file. */
export function searchFilePath(locale: LocaleCode): string {
  return `/_search/v2/${locale}.json`;
}

/** In characters of JSON: about the 60 KB of brotli that a browser may be asked to load for a search box. */
const maxCharacters = 290_000;

/**
 * What browsers load. Past its budget it leaves out the words of texts and the answers in one line, and keeps titles, names,
 * descriptions and headings; the page of answers has the whole index, and the list under a search box ends with a link to it.
 */
export function publishedSearchFile(file: SearchFile, max = maxCharacters): SearchFile {
  if (JSON.stringify(file).length <= max) return file;
  const entries = file.entries.map(({ words: _words, sections, ...entry }) => ({
    ...entry,
    ...(sections && { sections: sections.map((section) => ({ ...section, words: '' })) }),
  }));
  return { ...file, entries, topics: [] };
}
