import { type LocaleCode, localeOf } from '../locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '../locale/localized-path.ts';

export function newsListPath(locale: LocaleCode): string {
  return localizedPath(locale, localeOf(locale).addresses.news);
}

export function isNewsListPath(path: string): boolean {
  return path === newsListPath(parseLocalizedPath(path).locale);
}

/** Whether a slug belongs to news: the list or a page below it. */
export function isNewsSlug(slug: string, locale: LocaleCode): boolean {
  const { news } = localeOf(locale).addresses;
  return slug === news || slug.startsWith(`${news}/`);
}
