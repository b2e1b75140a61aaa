import type { Catalog } from '#catalog/catalog.ts';
import { defaultLocale } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';

const anyDocument = 'a document with ';

/** The address that a place of the clause list means on this site; undefined where the site has no such page. */
export function seenAddress(
  at: string,
  { documents, facts }: Pick<Catalog, 'documents' | 'facts'>,
  readText: (file: string) => string,
): string | undefined {
  if (at.startsWith('/')) return at;
  const [first, second] = facts.providers.map(({ id }) => id);
  if (at === 'review') return `/reviews/${first}`;
  if (at === 'comparison') return second && `/compare/${first}-vs-${second}`;
  if (at === 'comparison reversed') return second && `/compare/${second}-vs-${first}`;
  if (at === 'sendme') return `/sendme/${first}`;
  if (at === 'sendme continue') return `/sendme/${first}/continue`;
  const document = at.startsWith(anyDocument)
    ? documents
        .all()
        .find(
          ({ locale, file }) =>
            locale === defaultLocale && readText(file).includes(at.slice(anyDocument.length)),
        )
    : documents.translation(at, defaultLocale);
  return document && localizedPath(defaultLocale, document.slug);
}
