import { block } from '#blocks/block.ts';
import type { LinkedPage, SiteContext } from '#site/site-context.ts';

export const allGuidesBlock = block({
  name: 'all-guides',
  summary: 'Every guide, then every country and every explainer, each with its title and a line about it.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllGuides(site),
  examples: [{ name: 'All guides', source: '{% all-guides /%}' }],
});

export interface AllGuidesModel {
  readonly pages: readonly LinkedPage[];
}

/** The folders of educational documents. */
const folders = ['guides/', 'countries/', 'explainers/'];

export function selectAllGuides({ documentIds, document }: SiteContext): AllGuidesModel {
  return {
    pages: folders.flatMap((folder) =>
      documentIds.filter((id) => id.startsWith(folder)).flatMap((id) => document(id) ?? []),
    ),
  };
}
