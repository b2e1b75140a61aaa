import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { documentTitle } from '#domain/document/content-document.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import type { DocumentPage, ReviewPage, RoundupPage } from '#domain/page/page.ts';
import { noBreak } from '#i18n/no-break.ts';

/** The page that a document becomes. What its view needs of the front matter has a name; the rest is data. */
export function documentPage(
  catalog: Catalog,
  document: ContentDocument,
): DocumentPage | ReviewPage | RoundupPage {
  const { title: _title, description, updated, layout = 'default', ...data } = document.frontMatter;
  const written = {
    documentId: document.id,
    path: localizedPath(document.locale, document.slug),
    locale: document.locale,
    layout,
    title: noBreak(documentTitle(document), document.locale),
    description,
    updated,
    data,
    alternates: catalog.documents.availableLocales(document).flatMap((locale) => {
      const translation = catalog.documents.translation(document.id, locale);
      return translation ? [{ locale, path: localizedPath(locale, translation.slug) }] : [];
    }),
  };
  if (document.kind === 'reviews') {
    return { kind: 'review', provider: document.id.slice('reviews/'.length), ...written };
  }
  if (document.kind === 'roundups') return { kind: 'roundup', profile: String(data.profile), ...written };
  return { kind: document.kind === 'home' ? 'home' : 'article', ...written };
}
