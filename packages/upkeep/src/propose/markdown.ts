import { diffWords } from '../word-difference.ts';

/** Escapes for characters that would be markup, mention a user or link an issue. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '@': '&#64;' };

/** Escapes external text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]#|~!]/g, String.raw`\$&`)
    .replaceAll(/[&<>@]/g, (character) => escapes[character] ?? character)
    .replaceAll(/\s+/g, ' ');
}

/** Returns the diff of two texts as Markdown. Removed words are struck out, added words are underlined. */
export function markdownDiff(before: string, after: string): string {
  return diffWords(before, after)
    .map(({ text, mark }) => {
      if (mark === 'added') return `<ins>${escapeMarkdown(text)}</ins>`;
      return mark === 'removed' ? `<del>${escapeMarkdown(text)}</del>` : escapeMarkdown(text);
    })
    .join('');
}
