import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** Returns the former providers that have a review in a language: ids and paths. */
export function formerReviews(
  { facts, documents }: Catalog,
  locale: LocaleCode,
): [id: string, path: string][] {
  return facts.formerProviders.flatMap(({ id }): [string, string][] => {
    const review = documents.translation(`reviews/${id}`, locale);
    return review ? [[id, localizedPath(locale, review.slug)]] : [];
  });
}
