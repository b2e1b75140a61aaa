import type { LocaleCode } from './locale-table.ts';

/** Where the chosen language is kept. Only a choice writes it: the server reads it and never sets it. */
export const localeCookieName = 'i18n_redirected';
export const localeCookieDays = 365;
export const localeCookiePath = '/';
export const localeCookieSameSite = 'Lax';
export const localeRedirectStatus = 302;

const secondsPerDay = 86_400;

/** As `document.cookie` takes it. Secure on https; a cookie marked so would be refused on plain http. */
export function localeCookie(locale: LocaleCode, isHttps: boolean): string {
  return [
    `${localeCookieName}=${locale}`,
    `Path=${localeCookiePath}`,
    `Max-Age=${localeCookieDays * secondsPerDay}`,
    `SameSite=${localeCookieSameSite}`,
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}

/** The value in a Cookie header, whatever it is; a code that is not configured is ignored by who decides. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  const prefix = `${localeCookieName}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
