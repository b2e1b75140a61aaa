import Markdoc, { type Node } from '@markdoc/markdoc';

/** The compact form of a body: text, or [element, attributes, ...children]. */
type MinimarkNode = string | readonly [string, Readonly<Record<string, unknown>>, ...MinimarkNode[]];

type NodeType = ConstructorParameters<typeof Markdoc.Ast.Node>[0];

/** Elements of the compact form and the Markdoc nodes they mean. Everything else is a block. */
const nodeTypes: Readonly<Record<string, NodeType>> = {
  p: 'paragraph',
  ul: 'list',
  ol: 'list',
  li: 'item',
  a: 'link',
  strong: 'strong',
  em: 'em',
  code: 'code',
  pre: 'fence',
  blockquote: 'blockquote',
  hr: 'hr',
  img: 'image',
  br: 'hardbreak',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};

/** A body in the form `{ type: 'minimark' | 'minimal', value: [...] }` as the tree that Markdown would give. */
export function minimarkBody(body: unknown): Node | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { type, value } = body as { type?: unknown; value?: unknown };
  if ((type !== 'minimark' && type !== 'minimal') || !Array.isArray(value)) return undefined;
  return new Markdoc.Ast.Node('document', {}, (value as MinimarkNode[]).map(toNode));
}

function toNode(node: MinimarkNode): Node {
  if (typeof node === 'string') return inline(node);
  const [element, attributes, ...children] = node;
  if (element === 'pre' || element === 'script') return preformatted(element, children);
  if (element === 'code') return new Markdoc.Ast.Node('code', { content: textOf(children) });
  const heading = /^h([1-6])$/.exec(element);
  if (heading)
    return new Markdoc.Ast.Node(
      'heading',
      { ...id(attributes), level: Number(heading[1]) },
      children.map(toNode),
    );
  const nodes = children.map(toNode);
  const type = nodeTypes[element];
  if (type === undefined) return new Markdoc.Ast.Node('tag', { ...attributes }, nodes, element);
  if (type === 'list') return new Markdoc.Ast.Node('list', { ordered: element === 'ol' }, nodes);
  if (type === 'link') return new Markdoc.Ast.Node('link', { href: textAttribute(attributes.href) }, nodes);
  if (type === 'image') {
    return new Markdoc.Ast.Node('image', {
      src: textAttribute(attributes.src),
      alt: textAttribute(attributes.alt),
    });
  }
  return new Markdoc.Ast.Node(type, {}, nodes);
}

function inline(text: string): Node {
  return new Markdoc.Ast.Node('inline', {}, [new Markdoc.Ast.Node('text', { content: text })]);
}

/** A script element is shown as written, and never becomes an element. */
function preformatted(element: string, children: readonly MinimarkNode[]): Node {
  const text = textOf(children);
  return new Markdoc.Ast.Node('fence', { content: element === 'script' ? `<script>${text}</script>` : text });
}

function textOf(nodes: readonly MinimarkNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as MinimarkNode[])))
    .join('');
}

function id({ id: name }: Readonly<Record<string, unknown>>): { id?: string } {
  return typeof name === 'string' ? { id: name } : {};
}

function textAttribute(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
