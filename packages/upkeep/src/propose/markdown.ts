import { wordDifference } from '../word-difference.ts';

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
export function markedDifference(before: string, after: string): string {
  return wordDifference(before, after)
    .map(({ text, mark }) => {
      if (mark === 'added') return `<ins>${asWords(text)}</ins>`;
      return mark === 'removed' ? `<del>${asWords(text)}</del>` : asWords(text);
    })
    .join('');
}
