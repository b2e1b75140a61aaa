import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import { typedNumbers } from '#domain/document/typed-numbers.ts';
import { documentProse } from './document-prose.ts';

/** Numbers come from facts, with a source and a date. None is typed into a text. */
export function digitProblems(
  catalog: Pick<Catalog, 'body' | 'documents'>,
  allowed: readonly string[],
): Problem[] {
  return catalog.documents
    .all()
    .flatMap((document) =>
      documentProse(catalog, document).flatMap(({ line, text }) =>
        typedNumbers(text, allowed).map((word) => ({
          file: document.file,
          line,
          message: `"${word}" is a typed number.`,
          remedy:
            'Show it as a fact block, say it in words without a number, or allow the name in content/data/digits-allowed.yaml.',
        })),
      ),
    )
    .toArray();
}
