import Markdoc, { type Node } from '@markdoc/markdoc';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { noBreak } from '@vpn-site/core/locale/no-break.ts';

interface Section {
  readonly id: string;
  readonly title: string;
}

/** The second-level headings of a body that can be linked to. */
export function tableOfContents(body: Node, locale: LocaleCode): Section[] {
  return body.children.flatMap((node) => {
    const { level, id } = node.attributes;
    return node.type === 'heading' && level === 2 && typeof id === 'string'
      ? [{ id, title: noBreak(headingText(node).trim(), locale) }]
      : [];
  });
}

export function headingText(node: Node): string {
  if (node.type === 'text' || node.type === 'code') return String(node.attributes.content);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  return node.children.map(headingText).join('');
}

/** The headings of a text that can be linked to, as they are written, in their order, wherever they stand. */
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

/** A body in two: one block, for pages that set it apart, and the rest. */
interface SplitBody {
  readonly block: Node | undefined;
  readonly rest: Node;
}

/** The first block of a name at the top level of a body. */
export function leadingBlock(body: Node | undefined, name: string): SplitBody {
  if (!body) return { block: undefined, rest: new Markdoc.Ast.Node('document') };
  const found = body.children.find(({ tag }) => tag === name);
  const part = (children: Node[]) => new Markdoc.Ast.Node('document', body.attributes, children);
  return {
    block: found && part([found]),
    rest: part(body.children.filter((child) => child !== found)),
  };
}
