import type { LocaleCode } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';

/** How long the hand-off page waits before it moves on by itself. */
export const handOffSeconds = 3;

/** The first segment of every hand-off address, in any language. */
export const handOffSegment = 'sendme';

/** Where a reader learns which site comes next, before it opens. */
export function handOffPath(locale: LocaleCode, vpn: string): string {
  return localizedPath(locale, `${handOffSegment}/${vpn}`);
}

/** Where the server counts the click and sends the reader on. */
export function continuePath(locale: LocaleCode, vpn: string): string {
  return `${handOffPath(locale, vpn)}/continue`;
}

/** With the code of a language before it or without; every page asks, so it goes without the table of languages. */
const handOffAddress = new RegExp(`^/+(?:[a-z]{2}(?:-[a-z]+)?/+)?${handOffSegment}(?:/|$)`);

/** A hand-off address or one below it: never indexed, never fetched before a reader asks for it. */
export function isHandOffAddress(path: string): boolean {
  return handOffAddress.test(path);
}

/** The provider that a hand-off page is for, or undefined where the address is not one. */
export function handOffVpn(slug: string): string | undefined {
  const [segment, vpn, ...rest] = slug.split('/');
  return segment === handOffSegment && rest.length === 0 ? vpn || undefined : undefined;
}
