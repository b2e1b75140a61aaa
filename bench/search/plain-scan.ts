import type { SearchFile } from '#domain/search/search-file.ts';

/** The least that could be called a search: which entries hold all words of a query, in no order, typing errors not forgiven. */
export function plainScan({ entries }: SearchFile): (query: string) => number {
  const texts = entries.map((entry) => JSON.stringify(entry).toLowerCase());
  return (query) => {
    const words = query.toLowerCase().split(' ');
    return texts.filter((text) => words.every((word) => text.includes(word))).length;
  };
}
