import { diffWordsWithSpace } from 'diff';

/** What would be markup, mention somebody or link an issue. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '@': '&#64;' };

/** Words from elsewhere, as nothing but words. */
export function asWords(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]#|~!]/g, String.raw`\$&`)
    .replaceAll(/[&<>@]/g, (character) => escapes[character] ?? character)
    .replaceAll(/\s+/g, ' ');
}

/** Two wordings in one: what went is struck out, what came is underlined. */
export function wordDifference(before: string, after: string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => {
      if (added) return `<ins>${asWords(value)}</ins>`;
      return removed ? `<del>${asWords(value)}</del>` : asWords(value);
    })
    .join('');
}
