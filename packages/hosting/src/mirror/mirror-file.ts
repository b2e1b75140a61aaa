import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';
import { fileAddress } from '@vpn-site/site/release/site-files.ts';

/**
 * Returns the file of a page in the mirror. Each page is the index of its own folder. Links name the file, so that it also
 * opens from disk. An address of the original works in the mirror too, because file servers respond to a folder with its
 * index.
 */
export function mirrorFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** Returns the address of the page in this file, or undefined if the file is not a page for readers. */
export function pagePath(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const path = fileAddress(file);
  const isOurs = isHandOffAddress(path) || /(?:^|\/)(?:404|500|styleguide)$/.test(path);
  return isOurs ? undefined : path;
}

/**
 * Whether a file is copied if a page refers to it: assets and the open data. Feeds, sitemaps, social images and everything
 * that scripts load are left out.
 */
export function isMirroredAsset(file: string): boolean {
  return /^(?:_assets|_ipx|data)\/|^[\w-]+\.(?:ico|svg|png)$/.test(file);
}
