const year = 31_536_000;
const day = 86_400;

/** How long a browser keeps the interface strings of a language. */
export const messageCacheSeconds = 86_400;

/** Names that carry a hash of their content never change. */
const immutable = `public, max-age=${year}, immutable`;
/** Pages: a minute in the browser, five in shared caches, and a day of stale answers while the origin is away. */
const page = `public, max-age=60, s-maxage=300, stale-while-revalidate=${day}, stale-if-error=${day}`;
/** A kept answer would tell a page of the new build that the old one is newer. */
const currentBuild = 'no-store';
const messages = `public, max-age=${messageCacheSeconds}`;

/** An error must not outlive its cause. */
export const errorCacheControl = 'public, max-age=0, s-maxage=1';
export const pageCacheControl = page;

export function fileCacheControl(file: string): string {
  if (file.startsWith('_assets/')) return immutable;
  if (file.startsWith('_build/')) return currentBuild;
  return file.startsWith('_i18n/') ? messages : page;
}
