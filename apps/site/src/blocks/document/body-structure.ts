import Markdoc, { type Node } from '@markdoc/markdoc';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';

interface Section {
  readonly id: string;
  readonly title: string;
}

/** Returns the second-level headings of a body that have an id. */
export function tableOfContents(body: Node, locale: LocaleCode): Section[] {
  return body.children.flatMap((node) => {
    const { level, id } = node.attributes;
    return node.type === 'heading' && level === 2 && typeof id === 'string'
      ? [{ id, title: addNoBreakSpaces(headingText(node).trim(), locale) }]
      : [];
  });
}

export function headingText(node: Node): string {
  if (node.type === 'text' || node.type === 'code') return String(node.attributes.content);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  return node.children.map(headingText).join('');
}

/** Returns all headings with an id, at any depth, in document order and as written. */
export function headingsWithIds(body: Node): Section[] {
  return [...body.walk()].flatMap((node) =>
    node.type === 'heading' && typeof node.attributes.id === 'string'
      ? [{ id: node.attributes.id, title: headingText(node).trim() }]
      : [],
  );
}

export function headingIds(body: Node): string[] {
  return headingsWithIds(body).map(({ id }) => id);
}

/** Returns the nodes of a second-level section, without its heading; none if the body has no such section. */
export function sectionNodes(body: Node, id: string): readonly Node[] {
  const isTitle = ({ type, attributes }: Node) => type === 'heading' && attributes.level === 2;
  const start = body.children.findIndex((node) => isTitle(node) && node.attributes.id === id);
  if (start < 0) return [];
  const after = body.children.slice(start + 1);
  const end = after.findIndex(isTitle);
  return end < 0 ? after : after.slice(0, end);
}

/** A body split into one block, which the page shows separately, and the rest. */
interface SplitBody {
  readonly block: Node | undefined;
  readonly rest: Node;
}

/** Splits off the first top-level block with this name. */
export function leadingBlock(body: Node | undefined, name: string): SplitBody {
  if (!body) return { block: undefined, rest: new Markdoc.Ast.Node('document') };
  const found = body.children.find(({ tag }) => tag === name);
  const part = (children: Node[]) => new Markdoc.Ast.Node('document', body.attributes, children);
  return {
    block: found && part([found]),
    rest: part(body.children.filter((child) => child !== found)),
  };
}
