const year = 31_536_000;
const day = 86_400;

/** Seconds for which a browser caches the interface strings of a language. */
export const messageCacheSeconds = 86_400;

/** For files whose name contains a hash of their content, so that the content under a name never changes. */
const immutable = `public, max-age=${year}, immutable`;
/** Pages: a minute in the browser, five in shared caches, and stale for up to a day while the origin is down. */
const page = `public, max-age=60, s-maxage=300, stale-while-revalidate=${day}, stale-if-error=${day}`;
/** For the file that names the current build: a cached copy would tell a page of the new build that the old one is newer. */
const currentBuild = 'no-store';
const messages = `public, max-age=${messageCacheSeconds}`;

/** An error must not outlive its cause, nor fill a shared cache, because wrong addresses are unlimited. */
export const errorCacheControl = 'no-store';
/**
 * The response to '/' depends on the visitor. Browsers may cache it but must revalidate; the edge has its own copy
 * (deploy/nginx.conf).
 */
const home = 'private, no-cache';
/** A redirect by language or configuration only applies to this reader and request. */
export const rootRedirectCacheControl = 'private, no-store';
/** The redirect keeps the query, which shared caches leave out of their keys. */
export const movedCacheControl = 'private, max-age=3600';
/** Shared caches leave queries out of their keys, so only the reader's browser may cache the response, for a minute. */
export const queryCacheControl = 'private, max-age=60';
/** A returned form contains the reader's text, so only their browser keeps it, to show it again on going back. */
export const returnedFormCacheControl = 'private, no-cache';
export const iconCacheControl = `public, max-age=${day}`;
export const pageCacheControl = page;

export function fileCacheControl(file: string): string {
  if (file === 'index.html') return home;
  if (file.startsWith('_assets/')) return immutable;
  if (file.startsWith('_build/')) return currentBuild;
  return file.startsWith('_i18n/') ? messages : page;
}
