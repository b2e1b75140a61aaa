import Markdoc, { type Node } from '@markdoc/markdoc';
import { isFields } from '@vpn-site/core/fields/fields.ts';

/**
 * The compact format of a body: text, or [element, attributes, ...children]. Our documents do not use it, but the
 * specification requires it (clause document-body-minimark).
 */
type MinimarkNode = string | readonly [string, Readonly<Record<string, unknown>>, ...MinimarkNode[]];

/** Validates a node, because front matter may contain anything. */
export function isMinimarkNode(node: unknown): node is MinimarkNode {
  if (typeof node === 'string') return true;
  if (!Array.isArray(node)) return false;
  const [element, attributes, ...children] = node as unknown[];
  return typeof element === 'string' && isFields(attributes) && children.every(isMinimarkNode);
}

type NodeType = ConstructorParameters<typeof Markdoc.Ast.Node>[0];

/** Elements of the compact format and their Markdoc nodes. Any other element is a block. */
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

/**
 * Converts a body of the form `{ type: 'minimark' | 'minimal', value: [...] }` to the tree that Markdown would give;
 * undefined for other bodies.
 */
export function minimarkBody(body: unknown): Node | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { type, value } = body as { type?: unknown; value?: unknown };
  if ((type !== 'minimark' && type !== 'minimal') || !Array.isArray(value)) return undefined;
  const nodes: unknown[] = value;
  return nodes.every(isMinimarkNode) ? new Markdoc.Ast.Node('document', {}, nodes.map(toNode)) : undefined;
}

function toNode(node: MinimarkNode): Node {
  if (typeof node === 'string') return new Markdoc.Ast.Node('text', { content: node });
  const [element, attributes, ...children] = node;
  if (element === 'pre' || element === 'script') return preformatted(element, children);
  if (element === 'code') return new Markdoc.Ast.Node('code', { content: textOf(children) });
  const nodes = children.map(toNode);
  const heading = /^h([1-6])$/.exec(element);
  if (heading) {
    const level = Number(heading[1]);
    return new Markdoc.Ast.Node('heading', { ...id(attributes), level }, withInlines(nodes));
  }
  const type = Object.hasOwn(nodeTypes, element) ? nodeTypes[element] : undefined;
  if (type === undefined) return new Markdoc.Ast.Node('tag', { ...attributes }, withInlines(nodes), element);
  if (type === 'list') return new Markdoc.Ast.Node('list', { ordered: element === 'ol' }, nodes);
  if (type === 'link') return new Markdoc.Ast.Node('link', { href: textAttribute(attributes.href) }, nodes);
  if (type === 'image') {
    const { src, alt } = attributes;
    return new Markdoc.Ast.Node('image', { src: textAttribute(src), alt: textAttribute(alt) });
  }
  return new Markdoc.Ast.Node(type, {}, inlineTypes.has(type) ? nodes : withInlines(nodes));
}

const inlineTypes: ReadonlySet<string> = new Set([
  'text',
  'strong',
  'em',
  'code',
  'link',
  'image',
  'hardbreak',
]);

/** Groups inline nodes in an `inline` node, as Markdown does for the text of a paragraph, item or cell. */
function withInlines(nodes: readonly Node[]): Node[] {
  const grouped: Node[] = [];
  for (const node of nodes) {
    const last = grouped.at(-1);
    if (!inlineTypes.has(node.type)) grouped.push(node);
    else if (last?.type === 'inline') last.children.push(node);
    else grouped.push(new Markdoc.Ast.Node('inline', {}, [node]));
  }
  return grouped;
}

/** Returns preformatted text. A script element is shown as written and never becomes an element. */
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
