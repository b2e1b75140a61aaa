import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import { documentProse } from './document-prose.ts';

/** Fewer words than this do not make a page that answers a question. */
export const fewestWords = 120;

/** The written part of these is an introduction; the page itself is drawn from facts. */
const introductions: ReadonlySet<string> = new Set(['comparisons']);

const word = /\p{L}+/gu;

/** Nobody is led to a page that says next to nothing. */
export function shortPageProblems(catalog: Pick<Catalog, 'body' | 'documents'>): Problem[] {
  return catalog.documents
    .all()
    .filter(({ kind }) => !introductions.has(kind))
    .flatMap((document) => {
      const body = documentProse(catalog, document).filter(({ line }) => line !== undefined);
      const words = body.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0);
      if (words >= fewestWords) return [];
      return [
        {
          file: document.file,
          line: body[0]?.line,
          message: `The text has ${words} words; a page has at least ${fewestWords}.`,
          remedy: 'Say more, or put it into another page.',
        },
      ];
    })
    .toArray();
}
