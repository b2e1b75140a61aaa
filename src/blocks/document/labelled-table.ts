import Markdoc, { type RenderableTreeNode, type Tag } from '@markdoc/markdoc';

/**
 * The parts of a Markdown table, ready for a phone: the first cell of a row is its heading, every other cell knows the
 * heading of its column, so that rows can stand as cards. With one such column its heading would only repeat itself.
 */
export function labelledTable(parts: readonly RenderableTreeNode[]): RenderableTreeNode[] {
  const headings = rowsIn(parts, 'thead')
    .flatMap((row) => tagsIn(row.children))
    .map(textOf);
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

function textOf(node: RenderableTreeNode): string {
  if (Markdoc.Tag.isTag(node)) return node.children.map(textOf).join('');
  return typeof node === 'string' ? node : '';
}
