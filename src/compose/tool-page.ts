import type { Catalog } from '#catalog/catalog.ts';
import type { ReadablePage } from '#domain/page/page.ts';
import { isToolPath } from '#domain/route/named-routes.ts';
import { documentPage } from './document-page.ts';

/** In characters: no tool needs more, and a longer query only costs time. */
const longestQuery = 1000;

/** A page of the tools with what its reader asked, or undefined where nothing was asked or nothing answers. */
export function toolAnswerAt(catalog: Catalog, path: string, query: string): ReadablePage | undefined {
  if (!isToolPath(path)) return undefined;
  const document = catalog.documents.atPath(path);
  const asked = String(new URLSearchParams(query.slice(0, longestQuery)));
  if (!document || asked === '') return undefined;
  const page = documentPage(catalog, document);
  return {
    ...page,
    query: `?${asked}`,
    alternates: page.alternates.map((alternate) => ({ ...alternate, path: `${alternate.path}?${asked}` })),
  };
}
