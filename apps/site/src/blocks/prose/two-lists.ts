import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc';

export interface TitledList {
  readonly id: string | undefined;
  readonly title: readonly RenderableTreeNode[];
  readonly items: readonly (readonly RenderableTreeNode[])[];
}

const expectedNodes = 'heading list heading list';

/** Whether a block's text consists of two third-level headings, each followed by one list and nothing else. */
export function isTwoLists({ children }: Node): boolean {
  const headings = children.filter(({ type }) => type === 'heading');
  return (
    children.map(({ type }) => type).join(' ') === expectedNodes &&
    headings.every(({ attributes }) => attributes.level === 3)
  );
}

/** Returns the lists with their headings. Text with another structure, which the checks reject, has none. */
export function selectTwoLists(nodes: readonly RenderableTreeNode[]): TitledList[] {
  const tags = nodes.filter((node) => Markdoc.Tag.isTag(node));
  return tags.flatMap((heading, position) => {
    const list = tags[position + 1];
    if (heading.name !== 'h3' || !list || !/^[uo]l$/.test(list.name)) return [];
    const items = list.children.flatMap((item) => (Markdoc.Tag.isTag(item) ? [item.children] : []));
    return [{ id: heading.attributes.id as string | undefined, title: heading.children, items }];
  });
}
