import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes } from '../../block-contract.ts';

export interface SeoTextModel {
  readonly title: string | undefined;
  /** What the reader presses to see the rest. */
  readonly label: string;
  readonly lead: readonly RenderableTreeNode[];
  readonly rest: readonly RenderableTreeNode[];
}

/** Everything up to the first paragraph stays in view; what follows it opens on request. */
export function selectSeoText(
  { title, summaryLabel }: BlockAttributes,
  { t }: SiteContext,
  children: readonly RenderableTreeNode[],
): SeoTextModel {
  const first = children.findIndex((node) => Markdoc.Tag.isTag(node) && node.name === 'p');
  return {
    title: textIn(title),
    label: textIn(summaryLabel) ?? t('blocks.seoText.more'),
    lead: children.slice(0, first + 1),
    rest: children.slice(first + 1),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
