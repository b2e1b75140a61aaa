import type { LocaleCode } from './locale-table.ts';

/** The name of the cookie with the language that the reader chose. The server reads it but never sets it. */
export const localeCookieName = 'i18n_redirected';
const localeCookieDays = 365;
const localeCookiePath = '/';
const localeCookieSameSite = 'Lax';
export const localeRedirectStatus = 302;

const secondsPerDay = 86_400;

/**
 * Formats the cookie for `document.cookie`. It is secure on https only, because browsers reject a secure cookie on plain
 * http.
 */
export function localeCookie(locale: LocaleCode, isHttps: boolean): string {
  return [
    `${localeCookieName}=${locale}`,
    `Path=${localeCookiePath}`,
    `Max-Age=${localeCookieDays * secondsPerDay}`,
    `SameSite=${localeCookieSameSite}`,
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}

/** Returns the raw value from a Cookie header. The caller must ignore codes that are not configured. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  const prefix = `${localeCookieName}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
