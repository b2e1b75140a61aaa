import type { HeadTag } from './head-tag.ts';

export interface PageSheets {
  /** In the order in which they apply. */
  readonly needed: readonly string[];
  /** Those of other kinds of pages, which a reader may open next. */
  readonly others: readonly string[];
}

/** Links to style sheets. Those of other pages are only named: scripts fetch them once the page is read. */
export function sheetTags({ needed, others }: PageSheets): HeadTag[] {
  return [
    ...needed.map((href) => ({ tag: 'link' as const, attributes: { rel: 'stylesheet', href } })),
    { tag: 'meta', attributes: { name: 'next-sheets', content: others.join(' ') } },
  ];
}
