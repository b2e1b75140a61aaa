import Markdoc, { type Node } from '@markdoc/markdoc';

/** Whether a value is what a form writes for an empty field. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === '' ||
    value === false ||
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Returns the tree without empty attributes, which visual editors add, and with plain Markdown tables, which visual editors
 * wrap in a tag.
 */
export function withoutEmptyAttributes(node: Node): Node {
  const [inner] = node.children;
  if (node.type === 'tag' && node.tag === 'table' && inner?.type === 'table')
    return withoutEmptyAttributes(inner);
  const saved = Object.entries(node.attributes).filter(
    ([, value]) => node.type !== 'tag' || !isEmptyValue(value),
  );
  const copy = new Markdoc.Ast.Node(
    node.type,
    Object.fromEntries(saved),
    node.children.map(withoutEmptyAttributes),
    node.tag,
  );
  copy.annotations = node.annotations.filter(({ value }) => !isEmptyValue(value));
  copy.inline = node.inline;
  copy.lines = node.lines;
  return copy;
}
