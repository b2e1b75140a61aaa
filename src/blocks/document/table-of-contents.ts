import type { Node } from '@markdoc/markdoc';

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** The second-level headings of a body that can be linked to. */
export function tableOfContents(body: Node): Section[] {
  return body.children.flatMap((node) => {
    const { level, id } = node.attributes;
    return node.type === 'heading' && level === 2 && typeof id === 'string'
      ? [{ id, title: textOf(node).trim() }]
      : [];
  });
}

export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'code') return String(node.attributes.content);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  return node.children.map(textOf).join('');
}
