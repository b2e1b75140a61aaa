import Markdoc, { type RenderableTreeNode, type Tag } from '@markdoc/markdoc';

/** A part of a text: what stands before the first heading of the second level, or such a heading and what follows. */
export interface BodySection {
  readonly heading: Tag | undefined;
  readonly nodes: readonly RenderableTreeNode[];
}

export function bodySections(nodes: readonly RenderableTreeNode[]): BodySection[] {
  const sections: (BodySection & { nodes: RenderableTreeNode[] })[] = [{ heading: undefined, nodes: [] }];
  for (const node of nodes) {
    if (Markdoc.Tag.isTag(node) && node.name === 'h2') sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.filter(({ heading, nodes: own }) => heading !== undefined || own.length > 0);
}
