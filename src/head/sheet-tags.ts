import type { HeadTag } from './head-tag.ts';

/** Links to style sheets, in the order in which they apply. */
export function sheetTags(addresses: readonly string[]): HeadTag[] {
  return addresses.map((href) => ({ tag: 'link', attributes: { rel: 'stylesheet', href } }));
}
