import type { Catalog } from '#catalog/catalog.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { ToolPage } from '#domain/page/page.ts';
import { isTool } from '#domain/route/named-routes.ts';
import type { Address } from '../page-kind.ts';
import { documentOfKind, paths as documentPaths, writtenPage } from './written.ts';

/** In characters: no tool needs more, and a longer query only costs time. */
const maxQueryLength = 1000;

/** A tool, with what its reader asked it where something was asked. */
export function resolve(address: Pick<Address, 'catalog' | 'path' | 'query'>): ToolPage | undefined {
  const document = documentOfKind('tool', address);
  if (!document) return undefined;
  const page: ToolPage = { kind: 'tool', ...writtenPage(address.catalog, document) };
  const asked = String(new URLSearchParams(address.query.slice(0, maxQueryLength)));
  if (asked === '') return page;
  return {
    ...page,
    query: `?${asked}`,
    alternates: page.alternates.map((alternate) => ({ ...alternate, path: `${alternate.path}?${asked}` })),
  };
}

export function* paths(catalog: Catalog, locales: readonly LocaleCode[]): Iterable<string> {
  for (const path of documentPaths(catalog, locales)) {
    const document = catalog.documents.atPath(path);
    if (document && isTool(document, path)) yield path;
  }
}
