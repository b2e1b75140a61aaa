import Markdoc, { type Node } from '@markdoc/markdoc';

/** What a form writes for a field that nobody filled in. */
export function isNothing(value: unknown): boolean {
  return (
    value === '' ||
    value === false ||
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** The tree without attributes that say nothing, and tables as Markdown knows them: both are habits of visual editors. */
export function withoutEmptyAttributes(node: Node): Node {
  const [inner] = node.children;
  if (node.type === 'tag' && node.tag === 'table' && inner?.type === 'table')
    return withoutEmptyAttributes(inner);
  const kept = Object.entries(node.attributes).filter(
    ([, value]) => node.type !== 'tag' || !isNothing(value),
  );
  const copy = new Markdoc.Ast.Node(
    node.type,
    Object.fromEntries(kept),
    node.children.map(withoutEmptyAttributes),
    node.tag,
  );
  copy.annotations = node.annotations.filter(({ value }) => !isNothing(value));
  copy.inline = node.inline;
  copy.lines = node.lines;
  return copy;
}
