const year = 31_536_000;
const day = 86_400;

/** How long a browser keeps the interface strings of a language. */
export const messageCacheSeconds = 86_400;

/** Names that carry a hash of their content never change. */
const immutable = `public, max-age=${year}, immutable`;
/** Pages: a minute in the browser, five in shared caches, and a day of stale answers while the origin is away. */
const page = `public, max-age=60, s-maxage=300, stale-while-revalidate=${day}, stale-if-error=${day}`;
/** A kept response would tell a page of the new build that the old one is newer. */
const currentBuild = 'no-store';
const messages = `public, max-age=${messageCacheSeconds}`;

/** An error must not outlive its cause, nor fill a shared cache: wrong addresses are without number. */
export const errorCacheControl = 'no-store';
/** '/' depends on who asks. Browsers may keep it, but ask first; the edge keeps its own copy (deploy/nginx.conf). */
const home = 'private, no-cache';
/** A redirect by language or configuration is one reader's, this time. */
export const rootRedirectCacheControl = 'private, no-store';
/** A query travels along with the redirect, and shared caches leave queries out of their keys. */
export const movedCacheControl = 'private, max-age=3600';
/** A response to a query, which shared caches leave out of their keys: the browser that asked may keep it a minute. */
export const queryCacheControl = 'private, max-age=60';
/** A form that came back with a reader's words: their browser keeps it, to show it again when they go back to it. */
export const returnedFormCacheControl = 'private, no-cache';
export const iconCacheControl = `public, max-age=${day}`;
export const pageCacheControl = page;

export function fileCacheControl(file: string): string {
  if (file === 'index.html') return home;
  if (file.startsWith('_assets/')) return immutable;
  if (file.startsWith('_build/')) return currentBuild;
  return file.startsWith('_i18n/') ? messages : page;
}
