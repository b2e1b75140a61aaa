import type { RenderableTreeNode } from '@markdoc/markdoc';
import { selectTwoLists, type TitledList } from '../two-lists.ts';

export interface ProsConsModel {
  /** Missing only in a document that the checks refuse. */
  readonly pros: TitledList | undefined;
  readonly cons: TitledList | undefined;
}

/** The first list speaks for, the second against. */
export function selectProsCons(children: readonly RenderableTreeNode[]): ProsConsModel {
  const [pros, cons] = selectTwoLists(children);
  return { pros, cons };
}
