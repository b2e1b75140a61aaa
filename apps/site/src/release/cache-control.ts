const year = 31_536_000;
const day = 86_400;

/** The number of seconds for which a browser caches the interface strings of a language. */
export const messageCacheSeconds = 86_400;

/** For files with a hash of their content in their name. The content under such a name never changes. */
const immutable = `public, max-age=${year}, immutable`;
/**
 * For pages: a minute in the browser, five minutes in shared caches, and stale for up to a day while the origin is down.
 */
const page = `public, max-age=60, s-maxage=300, stale-while-revalidate=${day}, stale-if-error=${day}`;
/**
 * For the file that names the current build. With a cached copy, a page of the new build would take the old build for a
 * newer one.
 */
const currentBuild = 'no-store';
const messages = `public, max-age=${messageCacheSeconds}`;

/**
 * For errors. They must not stay in a cache when their cause is fixed, nor fill it, because the number of wrong addresses
 * is unlimited.
 */
export const errorCacheControl = 'no-store';
/**
 * For '/', whose response depends on the visitor. Browsers may cache it but must revalidate it; the edge has its own copy
 * (deploy/nginx.conf).
 */
const home = 'private, no-cache';
/** For redirects of '/' by language or configuration, which are only valid for this reader and request. */
export const rootRedirectCacheControl = 'private, no-store';
/** For redirects of moved addresses. They include the query, which shared caches leave out of their keys. */
export const movedCacheControl = 'private, max-age=3600';
/**
 * For responses to a query. Shared caches leave queries out of their keys, so only the reader's browser may cache them, for
 * a minute.
 */
export const queryCacheControl = 'private, max-age=60';
/** For a form that is returned with the reader's text. Only the reader's browser stores it, to show it again after Back. */
export const returnedFormCacheControl = 'private, no-cache';
export const iconCacheControl = `public, max-age=${day}`;
export const pageCacheControl = page;

export function fileCacheControl(file: string): string {
  if (file === 'index.html') return home;
  if (file.startsWith('_assets/')) return immutable;
  if (file.startsWith('_build/')) return currentBuild;
  return file.startsWith('_i18n/') ? messages : page;
}
