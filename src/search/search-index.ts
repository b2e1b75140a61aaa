import MiniSearch, { type SearchResult } from 'minisearch';
import { kindWords } from '#domain/search/language-words.ts';
import { nameForms, pairEntry, type SearchedName } from '#domain/search/pair-entry.ts';
import type { SearchEntry, SearchFile, SearchHit, SearchKind } from '#domain/search/search-file.ts';
import { allowedTypos, searchWords, splitWords, suggestQuery } from '#domain/search/search-words.ts';
import { matchingSections } from './matching-sections.ts';

const boost = { names: 6, title: 5, kind: 2, headings: 2, description: 1.5, words: 1 };
type Field = keyof typeof boost;

/** Who asks for a provider wants its review, who asks for a streaming service whether it opens, who asks for a word its meaning; comparisons are many and alike. */
const kindWeight: Readonly<Record<SearchKind, number>> = {
  term: 1.2,
  review: 1.6,
  roundup: 1.4,
  service: 1.2,
  guide: 1.2,
  explainer: 1.2,
  comparison: 0.7,
  page: 1,
  home: 0.6,
};
/** The entry that is called exactly what was asked for comes first. */
const exactWeight = 3;

interface FoundEntry {
  readonly entry: SearchEntry;
  /** The stems of the entry that the query is about. */
  readonly matched: readonly string[];
}

interface FoundPart {
  readonly hits: SearchHit[];
  readonly total: number;
}

/** The pages and terms of one language, ready to be asked. Made once; asking changes nothing. */
export class SearchIndex {
  readonly #file: SearchFile;
  readonly #mini: MiniSearch<Record<Field | 'id', string>>;
  readonly #known = new Set<string>();
  readonly #calledExactly: ReadonlySet<string>[] = [];
  readonly #names: readonly SearchedName[];

  constructor(file: SearchFile) {
    this.#file = file;
    this.#names = Object.entries(file.pairs ? file.names : {}).map(([id, name]) => ({
      id,
      name,
      forms: nameForms(name).map((form) => searchWords(form, file.locale)),
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
      this.#mini.add({ id: String(index), ...this.#fields(entry) });
      this.#calledExactly.push(new Set(this.#callings(entry).map((name) => this.#stems(name))));
    }
  }

  /** What fits a query, the best first. The last word may be unfinished, and words may be mistyped. */
  find(query: string, limit: number): SearchHit[] {
    return this.findPart(query, 0, limit).hits;
  }

  /** Some of what fits, from an offset on, and how much fits in all. */
  findPart(query: string, from: number, limit: number): FoundPart {
    const stems = this.#stems(query);
    if (stems === '') return { hits: [], total: 0 };
    const pair = this.#file.pairs && pairEntry(stems.split(' '), this.#names, this.#file.pairs);
    const found = this.#found(stems).filter(({ entry }) => entry.path !== pair?.path);
    const all = pair ? [{ entry: pair, matched: [] }, ...found] : found;
    const hits = all.slice(from, from + limit).map(({ entry, matched }) => ({
      entry,
      sections: matchingSections(entry, matched, this.#file.locale),
    }));
    return { hits, total: all.length };
  }

  #found(stems: string): FoundEntry[] {
    return this.#mini
      .search(stems, {
        prefix: (stem, index, all) => stem.length >= (index === all.length - 1 ? 2 : 4),
        fuzzy: (stem) => (this.#known.has(stem) ? 0 : allowedTypos(stem)),
        boostDocument: (id: string) => kindWeight[this.#entry(id).kind],
      })
      .map((result) => ({ result, score: result.score * (this.#isExactly(result, stems) ? exactWeight : 1) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ result }) => ({ entry: this.#entry(result.id), matched: Object.keys(result.match) }));
  }

  /** Another spelling that would find something, or undefined. */
  suggest(query: string): string | undefined {
    const { names, entries } = this.#file;
    const words = entries.flatMap(({ title }) => splitWords(title).filter((word) => word.length > 2));
    const suggestion = suggestQuery(query, [...words, ...Object.values(names)]);
    return suggestion !== undefined && this.find(suggestion, 1).length > 0 ? suggestion : undefined;
  }

  #entry(id: string): SearchEntry {
    const entry = this.#file.entries[Number(id)];
    if (!entry) throw new Error(`The index has no entry ${id}.`);
    return entry;
  }

  #isExactly({ id }: SearchResult, stems: string): boolean {
    return this.#calledExactly[Number(id)]?.has(stems) ?? false;
  }

  /** What an entry may be called: a review by its provider, a comparison by both, everything by its title. */
  #callings({ title, providers = [] }: SearchEntry): string[] {
    const [first = [], second] = providers.map((id) => nameForms(this.#nameOf(id)));
    if (second === undefined) return [title, ...first];
    const pairs = first.flatMap((a) =>
      second.flatMap((b) => [
        [a, b],
        [b, a],
      ]),
    );
    return [title, ...pairs.flatMap((pair) => [pair.join(' '), pair.join(' vs ')])];
  }

  #fields(entry: SearchEntry): Record<Field, string> {
    const { kind, title, description, providers = [], words = '', sections = [] } = entry;
    const names = providers.flatMap((id) => nameForms(this.#nameOf(id)));
    return {
      names: this.#stems(names.join(' ')),
      title: this.#stems(title),
      kind: this.#stems(kindWords[this.#file.locale]?.[kind] ?? ''),
      headings: this.#stems(sections.map((section) => section.title).join(' ')),
      description: this.#stems(description),
      words: [words, ...sections.map((section) => section.words)].join(' '),
    };
  }

  #nameOf(provider: string): string {
    return this.#file.names[provider] ?? provider;
  }

  #stems(text: string): string {
    return searchWords(text, this.#file.locale).join(' ');
  }
}
