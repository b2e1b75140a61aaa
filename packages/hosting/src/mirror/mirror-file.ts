import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';
import { fileAddress } from '@vpn-site/site/release/site-files.ts';

/**
 * A page is the index of a folder of its own. Links name the file, so it opens from any disk; and a reader who knows
 * an address of the original finds it below the mirror, because every file server answers a folder with its index.
 */
export function mirrorFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The address of a page that the build wrote to this file, or undefined for what is no page for readers. */
export function readersPath(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const path = fileAddress(file);
  const isOurs = isHandOffAddress(path) || /(?:^|\/)(?:404|500|styleguide)$/.test(path);
  return isOurs ? undefined : path;
}

/**
 * Files that pages may take along: what they are drawn with, and the open data. Feeds, site maps, pictures for shared
 * links and everything that scripts load are about the original, and stay there.
 */
export function isPart(file: string): boolean {
  return /^(?:_assets|_ipx|data)\/|^[\w-]+\.(?:ico|svg|png)$/.test(file);
}
