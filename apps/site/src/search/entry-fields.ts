import { entryStems, type SearchEntry, type SearchFile } from '#search/index-format.ts';
import { nameVariants } from '#search/named-providers.ts';
import type { SearchLanguage } from '#search/search-language.ts';
import { searchWords } from '#search/search-words.ts';

/** The searched fields of an entry and their weights. */
export const boost = { names: 6, title: 5, asked: 5, kind: 2, headings: 2.5, description: 1.5, words: 1 };
export type Field = keyof typeof boost;

type Names = SearchFile['names'];

export function entryFields(
  entry: SearchEntry,
  { names, words: asked }: Pick<SearchFile, 'names' | 'words'>,
  language: SearchLanguage,
): Record<Field, string> {
  const { kind, title, description, providers = [], sections = [] } = entry;
  const stems = (text: string) => searchWords(text, language).join(' ');
  return {
    names: stems(providers.flatMap((id) => nameVariants(names[id] ?? id)).join(' ')),
    title: stems(title),
    asked: (entry.asked ?? []).join(' '),
    kind: stems((asked.kinds[kind] ?? []).join(' ')),
    headings: sections.map((section) => stems(section.title)).join(' '),
    description: stems(description),
    words: entryStems(entry).join(' '),
  };
}

/**
 * Returns the names of an entry as stems: its title, and the questions that it answers; for a review the provider's name,
 * for a comparison both names.
 */
export function entryAliases(
  { title, providers = [], asked = [] }: SearchEntry,
  names: Names,
  language: SearchLanguage,
): string[] {
  const [first = [], second] = providers.map((id) => nameVariants(names[id] ?? id));
  const pairs = first.flatMap((a) => (second ?? []).flatMap((b) => [`${a} ${b}`, `${b} ${a}`]));
  const aliases = [title, ...(second ? pairs : first)];
  return [...asked, ...aliases.map((text) => searchWords(text, language).join(' '))];
}
