import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import { digitProblems } from './digit-problems.ts';
import { documentProse } from './document-prose.ts';
import { repetitionProblems } from './repetition-problems.ts';
import { shortPageProblems } from './short-page-problems.ts';

/** What is wrong with the words of all texts. Each text is read once for the rules that look at it alone. */
export function wordProblems(
  catalog: Pick<Catalog, 'body' | 'documents' | 'facts' | 'site'>,
  allowedDigits: readonly string[],
): Problem[] {
  const alone = catalog.documents.all().flatMap((document) => {
    const prose = documentProse(catalog, document);
    return [...digitProblems(document, prose, allowedDigits), ...shortPageProblems(document, prose)];
  });
  return [...alone, ...repetitionProblems(catalog)];
}
