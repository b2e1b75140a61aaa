import type { Problem } from '#catalog/problem.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { typedNumbers } from '#domain/document/text-rules.ts';
import type { WrittenPiece } from './document-prose.ts';

/** Numbers come from facts, with a source and a date. None is typed into a text. */
export function digitProblems(
  { file }: Pick<ContentDocument, 'file'>,
  prose: readonly WrittenPiece[],
  allowed: readonly string[],
): Problem[] {
  return prose.flatMap(({ line, text }) =>
    typedNumbers(text, allowed).map((word) => ({
      file,
      line,
      message: `"${word}" is a typed number.`,
      remedy:
        'Show it as a fact block, say it in words without a number, or allow the name in content/data/digits-allowed.yaml.',
    })),
  );
}
