import type { Node } from '@markdoc/markdoc';
import { fieldContract } from '../inline/field/contract.ts';
import { textOf } from './table-of-contents.ts';

/** A part of a body as search sees it: its heading where it has one that can be linked to, and all its words. */
export interface SearchableSection {
  readonly id: string | undefined;
  readonly title: string;
  readonly text: string;
}

/**
 * A body divided at its linkable headings of the second level. The first part stands before them. Fields of the author's
 * own, by name, say what they say on the page.
 */
export function searchableSections(
  body: Node,
  ownFields: ReadonlyMap<string, string> = new Map(),
): SearchableSection[] {
  const sections: { id: string | undefined; title: string; text: string }[] = [
    { id: undefined, title: '', text: '' },
  ];
  for (const node of body.children) {
    const { level, id } = node.attributes;
    if (node.type === 'heading' && level === 2 && typeof id === 'string') {
      sections.push({ id, title: textOf(node).trim(), text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.text += ` ${wordsIn(node, ownFields)}`;
  }
  return sections;
}

/** Text, code, and the sentences that blocks take as attributes; names and numbers among those are no words. */
function wordsIn(node: Node, ownFields: ReadonlyMap<string, string>): string {
  if (node.tag === fieldContract.name) return ownFields.get(String(node.attributes.name)) ?? '';
  const own = Object.values(node.attributes).filter(
    (value): value is string => typeof value === 'string' && (node.type !== 'tag' || value.includes(' ')),
  );
  const isText = node.type === 'text' || node.type === 'code' || node.type === 'fence' || node.type === 'tag';
  return [...(isText ? own : []), ...node.children.map((child) => wordsIn(child, ownFields))].join(' ');
}
