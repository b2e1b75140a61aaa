import type { RenderableTreeNode } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes } from '../../block-contract.ts';
import { selectTwoLists, type TitledList } from '../../prose/two-lists.ts';

export interface HomeWhyUseModel {
  readonly heading: string;
  /** Missing only in a document that the checks refuse. */
  readonly helps: TitledList | undefined;
  readonly doesNotHelp: TitledList | undefined;
}

/** The first list is what a VPN helps with, the second what it does not. */
export function selectWhyUse(
  { heading }: BlockAttributes,
  { t }: SiteContext,
  children: readonly RenderableTreeNode[],
): HomeWhyUseModel {
  const [helps, doesNotHelp] = selectTwoLists(children);
  return {
    heading: typeof heading === 'string' ? heading : t('blocks.homeWhyUse.heading'),
    helps,
    doesNotHelp,
  };
}
