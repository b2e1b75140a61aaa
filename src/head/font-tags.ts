import type { HeadTag } from './head-tag.ts';

/** Asks for fonts before the stylesheet that names them has arrived. Fonts are fetched without credentials. */
export function fontTags(addresses: readonly string[]): HeadTag[] {
  return addresses.map((href) => ({
    tag: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
  }));
}
