import type { HeadTag } from './head-tag.ts';

/** Links to style sheets, in the order in which they apply. Those of other pages are only named: scripts fetch them ahead. */
export function sheetTags(needed: readonly string[], others: readonly string[]): HeadTag[] {
  return [
    ...needed.map((href) => ({ tag: 'link' as const, attributes: { rel: 'stylesheet', href } })),
    { tag: 'meta', attributes: { name: 'next-sheets', content: others.join(' ') } },
  ];
}
