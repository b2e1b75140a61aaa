import { documentProblems } from '#blocks/document-problems.ts';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { runAllChecks } from '#catalog/checks/all-checks.ts';
import type { Problem } from '#catalog/problem.ts';
import type { Day } from '#domain/day/day.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { composeBlockContext } from './block-context.ts';

/** Everything that is wrong with what editors wrote. Texts are read once the files around them are right. */
export function siteProblems(root: string, today: Day): Problem[] {
  const problems = runAllChecks(root, today);
  return problems.length > 0 ? problems : bodyProblems(loadCatalog(root), today);
}

function bodyProblems(catalog: Catalog, today: Day): Problem[] {
  const contexts = new Map(
    localeCodes.map((locale) => [locale, composeBlockContext(catalog, locale, today)]),
  );
  return catalog.documents
    .all()
    .flatMap((document) => {
      const context = contexts.get(document.locale);
      if (!context) return [];
      return documentProblems(catalog.body(document), context).map((problem) => ({
        file: document.file,
        ...problem,
      }));
    })
    .toArray();
}
