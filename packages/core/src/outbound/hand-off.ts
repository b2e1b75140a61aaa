import type { LocaleCode } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';

/** Seconds before the hand-off page redirects automatically. */
export const handOffSeconds = 3;

/** The first segment of every hand-off address, in any language. */
export const handOffSegment = 'sendme';

/** Returns the address of the page that shows a reader which site opens next. */
export function handOffPath(locale: LocaleCode, vpn: string): string {
  return localizedPath(locale, `${handOffSegment}/${vpn}`);
}

/** Returns the address at which the server counts the click and redirects the reader. */
export function continuePath(locale: LocaleCode, vpn: string): string {
  return `${handOffPath(locale, vpn)}/continue`;
}

/**
 * Matches hand-off addresses with or without a language code. It does not use the table of languages, because every page
 * would have to load it.
 */
const handOffAddress = new RegExp(`^/+(?:[a-z]{2}(?:-[a-z]+)?/+)?${handOffSegment}(?:/|$)`);

/** Whether an address is a hand-off page or below one. Such pages are never indexed or prefetched. */
export function isHandOffAddress(path: string): boolean {
  return handOffAddress.test(path);
}

/** Returns the provider id in the slug of a hand-off page; undefined for other slugs. */
export function providerOfHandOff(slug: string): string | undefined {
  const [segment, vpn, ...rest] = slug.split('/');
  return segment === handOffSegment && rest.length === 0 ? vpn || undefined : undefined;
}
