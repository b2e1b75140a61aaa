import type { SearchEntry, SearchSection } from '#search/index-format.ts';
import type { SearchLanguage } from '#search/search-language.ts';
import { searchWords } from '#search/search-words.ts';

/** The max number of sections. More would make a result longer than the page's table of contents. */
const maxSections = 3;
const headingWeight = 3;

/**
 * Returns the sections of an entry that contain most of the found stems, with headings weighted highest; none if only one
 * word of the text matches.
 */
export function matchingSections(
  { sections = [] }: SearchEntry,
  found: readonly string[],
  language: SearchLanguage,
): SearchSection[] {
  return sections
    .map((section) => ({ section, weight: weightOf(section, found, language) }))
    .filter(({ weight }) => weight > 1)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxSections)
    .map(({ section }) => section);
}

function weightOf(
  { title, words = '' }: SearchSection,
  found: readonly string[],
  language: SearchLanguage,
): number {
  const heading = new Set(searchWords(title, language));
  const text = new Set(words.split(' '));
  const count = (stems: ReadonlySet<string>) => found.filter((stem) => stems.has(stem)).length;
  return headingWeight * count(heading) + count(text);
}
