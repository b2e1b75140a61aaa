import type { Problem } from '#catalog/problem.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import type { WrittenPiece } from './document-prose.ts';

/** Fewer words than this seldom answer a question. */
export const fewestWords = 120;

/** The written part of these is an introduction; the page itself is drawn from facts. */
const introductions: ReadonlySet<string> = new Set(['comparisons']);

const word = /\p{L}+/gu;

/** A page that says next to nothing: readers see so themselves, with a placeholder where there is no word at all. */
export function shortPageProblems(
  { file, kind }: Pick<ContentDocument, 'file' | 'kind'>,
  prose: readonly WrittenPiece[],
): Problem[] {
  const body = prose.filter(({ line }) => line !== undefined);
  const words = body.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0);
  if (words >= fewestWords || introductions.has(kind)) return [];
  return [
    {
      file,
      severity: 'advice',
      line: body[0]?.line,
      message: `The text has ${words} words; one that answers a question seldom has fewer than ${fewestWords}.`,
      remedy: 'Say more, or put it into another page.',
    },
  ];
}
