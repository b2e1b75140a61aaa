import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '#search/fold.ts';
import type { SearchEntry, SearchFile, SearchHit } from '#search/index-format.ts';
import { namedProviders, nameVariants, type SearchedName } from '#search/named-providers.ts';
import { pairEntry } from '#search/pair-entry.ts';
import { type AnswerRow, answerRow } from '#search/search-answer.ts';
import { nameStems, type SearchLanguage, searchLanguage } from '#search/search-language.ts';
import { allowedTypos, searchWords } from '#search/search-words.ts';
import { splitWords } from '#search/split-words.ts';
import { suggestQuery } from '#search/suggest-query.ts';
import { boost, entryAliases, entryFields, type Field } from './entry-fields.ts';
import { kindWeight } from './kind-weights.ts';
import { matchingSections } from './matching-sections.ts';

/** The factor for an entry whose name is exactly the query. It then ranks first. */
const exactWeight = 3;
/**
 * The factor for the review of a provider that the query names. It ranks high, because it covers any other topic of the
 * query.
 */
const namedWeight = 6;

interface FoundEntry {
  readonly entry: SearchEntry;
  /** The stems of the entry that the query matches. */
  readonly matched: readonly string[];
}

interface FoundPart {
  readonly hits: SearchHit[];
  readonly total: number;
}

interface ParsedQuery {
  readonly stems: string;
  /** The last word as typed so far, if its stem drops letters: "serwe" may become "serwery", but not "serwis". */
  readonly unfinished: string | undefined;
  readonly named: readonly SearchedName[];
  /** Whether the query names a provider, even with a typo. */
  readonly namesProvider: boolean;
}

/** The search index of one language. It is built once; queries do not change it. */
export class SearchIndex {
  readonly #file: SearchFile;
  readonly #language: SearchLanguage;
  readonly #mini: MiniSearch<Record<Field | 'id', string>>;
  readonly #known = new Set<string>();
  readonly #calledExactly: ReadonlySet<string>[] = [];
  readonly #names: readonly SearchedName[];

  constructor(file: SearchFile) {
    this.#file = file;
    this.#language = searchLanguage(file.locale, file.words);
    this.#names = Object.entries(file.names).map(([id, name]) => ({
      id,
      name,
      variants: nameVariants(name).map((variant) => nameStems(variant, file.locale)),
    }));
    this.#mini = new MiniSearch({
      fields: Object.keys(boost),
      tokenize: (text) => text.split(' ').filter((stem) => stem !== ''),
      processTerm: (stem) => {
        this.#known.add(stem);
        return stem;
      },
      searchOptions: { boost, processTerm: (stem) => stem },
    });
    for (const [index, entry] of file.entries.entries()) {
      this.#mini.add({ id: String(index), ...entryFields(entry, file, this.#language) });
      this.#calledExactly.push(new Set(entryAliases(entry, file.names, this.#language)));
    }
  }

  /** Returns the matches of a query, best first. The last word may be incomplete, and words may have typos. */
  find(query: string, limit: number): SearchEntry[] {
    return this.#all(query)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }

  /** Returns a part of the matches with their matching sections, and the number of all matches. */
  findPart(query: string, from: number, limit: number): FoundPart {
    const all = this.#all(query);
    const hits = all.slice(from, from + limit).map(({ entry, matched }) => ({
      entry,
      sections: matchingSections(entry, matched, this.#language),
    }));
    return { hits, total: all.length };
  }

  /**
   * Returns the one-line answer to a query: about one provider, or about a topic for all of them. Undefined if none is
   * known.
   */
  answer(query: string): AnswerRow | undefined {
    const { stems, named } = this.#asked(query);
    const [provider, another] = named;
    if (another) return undefined;
    const review = provider && this.#file.entries.find((entry) => isReviewOf(entry, [provider]));
    return answerRow(stems.split(' '), provider && { ...provider, path: review?.path }, this.#file.topics);
  }

  /** Returns another spelling for which search finds something; undefined if there is none. */
  suggest(query: string): string | undefined {
    const { names, entries } = this.#file;
    const words = entries.flatMap(({ title }) => splitWords(title));
    const suggestion = suggestQuery(query, [...words, ...Object.values(names)]);
    return suggestion !== undefined && this.find(suggestion, 1).length > 0 ? suggestion : undefined;
  }

  #asked(query: string): ParsedQuery {
    const stems = searchWords(query, this.#language);
    const words = nameStems(query, this.#file.locale);
    const typed = splitWords(fold(query)).at(-1) ?? '';
    const last = stems.at(-1) ?? '';
    const named = namedProviders(words, this.#names).map(({ provider }) => provider);
    return {
      stems: stems.join(' '),
      unfinished: typed !== last && typed.startsWith(last) ? typed : undefined,
      named,
      namesProvider: named.length > 0 || words.some((word) => this.#isNearName(word)),
    };
  }

  /** Whether an unknown word is long enough and differs from a name by only one or two letters. */
  #isNearName(word: string): boolean {
    if (this.#known.has(word) || allowedTypos(word) === 0) return false;
    const names = this.#names.flatMap(({ variants: forms }) =>
      forms.flat().filter((stem) => allowedTypos(stem) > 0),
    );
    return nearestName(word, names) !== undefined;
  }

  /** Returns the comparison of two providers that the query names, whatever is between their names. */
  #pair({ named }: ParsedQuery): SearchEntry | undefined {
    const [a, b] = named;
    if (!a || !b) return undefined;
    const written = this.#file.entries.find(
      ({ kind, providers = [] }) =>
        kind === 'comparison' && providers.includes(a.id) && providers.includes(b.id),
    );
    return written ?? (this.#file.pairs && pairEntry([a, b], this.#file.pairs));
  }

  #all(query: string): FoundEntry[] {
    const asked = this.#asked(query);
    if (asked.stems === '') return [];
    const pair = this.#pair(asked);
    const found = this.#found(asked).filter(({ entry }) => entry.path !== pair?.path);
    return pair ? [{ entry: pair, matched: [] }, ...found] : found;
  }

  #found({ stems, unfinished, named, namesProvider }: ParsedQuery): FoundEntry[] {
    return this.#mini
      .search(unfinished === undefined ? stems : `${stems} ${unfinished}`, {
        prefix: (stem, index, all) => stem.length >= (index === all.length - 1 ? 2 : 4),
        fuzzy: (stem) => (this.#known.has(stem) ? 0 : allowedTypos(stem)),
        boostDocument: (id: string) => kindWeight(this.#entry(id).kind, namesProvider),
      })
      .map((result) => {
        const isNamed = isReviewOf(this.#entry(result.id), named);
        const weight = (this.#isExactly(result, stems) ? exactWeight : 1) * (isNamed ? namedWeight : 1);
        return { result, score: result.score * weight };
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ result }) => ({ entry: this.#entry(result.id), matched: Object.keys(result.match) }));
  }

  #entry(id: string): SearchEntry {
    const entry = this.#file.entries[Number(id)];
    if (!entry) throw new Error(`The index has no entry ${id}.`);
    return entry;
  }

  #isExactly({ id }: SearchResult, stems: string): boolean {
    return this.#calledExactly[Number(id)]?.has(stems) ?? false;
  }
}

function isReviewOf({ kind, providers = [] }: SearchEntry, named: readonly SearchedName[]): boolean {
  return kind === 'review' && named.some(({ id }) => id === providers[0]);
}
