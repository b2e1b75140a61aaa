import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { headingIds } from '#blocks/document/body-structure.ts';

/** Checks that translations have the heading ids of the original, so that a link to a section works in every language. */
export function headingProblems(catalog: Catalog): Problem[] {
  return catalog.documents
    .all()
    .flatMap((document) => {
      const original = catalog.documents.translation(document.id, defaultLocale);
      if (!original || original === document) return [];
      const wanted = headingIds(catalog.body(original));
      const body = catalog.body(document);
      // Links cannot point to a section of a text that is still empty.
      if (body.children.length === 0) return [];
      const found = headingIds(body);
      const missing = wanted.filter((id) => !found.includes(id));
      const extra = found.filter((id) => !wanted.includes(id));
      return [
        ...missing.map((id) =>
          problem(document.file, `No heading has the id "${id}" of ${original.file}.`, id),
        ),
        ...extra.map((id) =>
          problem(document.file, `The heading id "${id}" is not in ${original.file}.`, id),
        ),
      ];
    })
    .toArray();
}

/** Reports first-level headings in texts. The title of the page must be its only one. */
export function firstLevelProblems(catalog: Pick<Catalog, 'documents' | 'body'>): Problem[] {
  return catalog.documents
    .all()
    .flatMap((document) =>
      [...catalog.body(document).walk()]
        .filter(({ type, attributes }) => type === 'heading' && attributes.level === 1)
        .map(({ lines: [line] }) => ({
          file: document.file,
          ...(line !== undefined && { line: line + 1 }),
          message: 'A page has one heading of the first level, and that is its title.',
          remedy: 'Write "##" instead of "#".',
        })),
    )
    .toArray();
}

function problem(file: string, message: string, id: string): Problem {
  return { file, message, remedy: `Give the same heading the same id in every language: {% #${id} %}.` };
}
