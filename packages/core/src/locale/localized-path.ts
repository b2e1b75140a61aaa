import { defaultLocale, isLocaleCode, type LocaleCode } from './locale-table.ts';

/**
 * A path split into locale and slug. The default locale has no prefix, every other one has `/{locale}`. The slug '' is the
 * home page; its segments are joined by '/'.
 */
export interface LocalizedSlug {
  readonly locale: LocaleCode;
  readonly slug: string;
}

export function homePath(locale: LocaleCode): string {
  return locale === defaultLocale ? '/' : `/${locale}`;
}

export function localizedPath(locale: LocaleCode, slug: string): string {
  const segments = slug.split('/').filter((segment) => segment !== '');
  if (locale !== defaultLocale) segments.unshift(locale);
  return `/${segments.join('/')}`;
}

export function parseLocalizedPath(path: string): LocalizedSlug {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first] = segments;
  if (first !== defaultLocale && isLocaleCode(first)) {
    return { locale: first, slug: segments.slice(1).join('/') };
  }
  return { locale: defaultLocale, slug: segments.join('/') };
}
