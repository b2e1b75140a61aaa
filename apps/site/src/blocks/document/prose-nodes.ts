import Markdoc, { type Config, type Node, type RenderableTreeNode, type Tag } from '@markdoc/markdoc';
import { addressKind } from '@vpn-site/core/document/safe-address.ts';
import { imageVariants } from '@vpn-site/core/image/image-variants.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import type { SiteContext } from '#site/site-context.ts';

const { render: _article, ...document } = Markdoc.nodes.document;

/** Standard prose nodes. They render as plain elements, or as a component where an element is not enough. */
const plainNodes: NonNullable<Config['nodes']> = {
  ...Markdoc.nodes,
  document,
  table: {
    ...Markdoc.nodes.table,
    transform: (node, config) =>
      new Markdoc.Tag('DataTable', {}, labelledTable(node.transformChildren(config))),
  },
  heading: {
    ...Markdoc.nodes.heading,
    transform: (node, config) =>
      new Markdoc.Tag(`h${node.attributes.level}`, headingId(node), node.transformChildren(config)),
  },
  link: {
    ...Markdoc.nodes.link,
    transform: (node, config) => {
      const href = String(node.attributes.href);
      const children = node.transformChildren(config);
      // The checks report unsafe addresses. If one gets here anyway, only its text is shown.
      if (addressKind(href) === 'unsafe') return children;
      return new Markdoc.Tag('ProseLink', { href }, children);
    },
  },
  fence: {
    ...Markdoc.nodes.fence,
    transform: (node) => new Markdoc.Tag('ProseCode', { text: String(node.attributes.content) }),
  },
};

export function proseNodes({
  image,
  locale,
}: Pick<SiteContext, 'image' | 'locale'>): NonNullable<Config['nodes']> {
  return {
    ...plainNodes,
    text: {
      ...Markdoc.nodes.text,
      transform: (node) => addNoBreakSpaces(String(node.attributes.content), locale),
    },
    image: {
      ...Markdoc.nodes.image,
      transform: (node) => {
        const { src = '', alt = '' } = node.attributes as { src?: string; alt?: string };
        const size = image(src);
        // As with links, only the text is shown if the file is missing.
        if (!size) return alt;
        return new Markdoc.Tag('ProseImage', { alt, ...imageVariants(src, size) });
      },
    },
  };
}

function headingId(node: Node): { id?: string } {
  const { id } = node.attributes as { id?: unknown };
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? { id } : {};
}

/**
 * Prepares a Markdown table for phones, where rows become cards: the first cell of a row is the heading of the card, and
 * the other cells get their column's heading as a label. If there is only one other column, its label is left out, because
 * it would repeat on every card.
 */
function labelledTable(parts: readonly RenderableTreeNode[]): RenderableTreeNode[] {
  const headings = rowsIn(parts, 'thead')
    .flatMap((row) => tagsIn(row.children))
    .map(plainText);
  return parts.map((part) => {
    if (!Markdoc.Tag.isTag(part) || part.name !== 'tbody') return part;
    const rows = tagsIn(part.children).map((row) => labelledRow(row, headings));
    return new Markdoc.Tag(part.name, part.attributes, rows);
  });
}

function labelledRow(row: Tag, headings: readonly string[]): Tag {
  const cells = tagsIn(row.children).map(({ attributes, children }, column) =>
    column === 0
      ? new Markdoc.Tag('th', { ...attributes, scope: 'row' }, children)
      : new Markdoc.Tag(
          'td',
          { ...attributes, ...(headings.length > 2 && { 'data-label': headings[column] }) },
          children,
        ),
  );
  return new Markdoc.Tag(row.name, row.attributes, cells);
}

function rowsIn(parts: readonly RenderableTreeNode[], name: string): Tag[] {
  return tagsIn(parts)
    .filter((part) => part.name === name)
    .flatMap((part) => tagsIn(part.children));
}

function tagsIn(nodes: readonly RenderableTreeNode[]): Tag[] {
  return nodes.filter((node) => Markdoc.Tag.isTag(node));
}

function plainText(node: RenderableTreeNode): string {
  if (Markdoc.Tag.isTag(node)) return node.children.map(plainText).join('');
  return typeof node === 'string' ? node : '';
}
