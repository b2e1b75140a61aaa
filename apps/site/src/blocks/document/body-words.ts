import type { Node } from '@markdoc/markdoc';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.ts';
import { fieldBlock } from '../inline/field/field.block.ts';
import { faqBlock } from '../prose/faq/faq.block.ts';
import { headingText } from './body-structure.ts';

/** Words that stand together: a paragraph, a heading, a cell, or an attribute that an author filled with text. */
interface ProsePiece {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  readonly isHeading?: boolean;
}

/** Stands for what an author did not write as words: a value, a command. No letter, no digit, no end of a sentence. */
const notWords = '…';

/** Every word an author typed in a body, without code, addresses and the names that blocks are given. */
export function prosePieces(body: Node): ProsePiece[] {
  if (body.type === 'inline') return [{ line: lineOf(body), text: writtenText(body) }, ...inlineBlocks(body)];
  if (body.type === 'fence') return [];
  if (body.type === 'heading') {
    return body.children.flatMap(prosePieces).map((piece) => ({ ...piece, isHeading: true }));
  }
  const own = body.type === 'tag' ? attributeTexts(body) : [];
  return [...own, ...body.children.flatMap(prosePieces)];
}

/** A block inside a line may be given text too. */
function inlineBlocks(inline: Node): ProsePiece[] {
  return [...inline.walk()].filter(({ type }) => type === 'tag').flatMap(attributeTexts);
}

function attributeTexts(block: Node): ProsePiece[] {
  const attributes: Block['attributes'] = blocks.find(({ name }) => name === block.tag)?.attributes ?? {};
  return Object.entries(attributes).flatMap(([name, { kind }]) => {
    const text: unknown = block.attributes[name];
    return kind === 'text' && typeof text === 'string' ? [{ line: lineOf(block), text }] : [];
  });
}

function writtenText(node: Node): string {
  if (node.type === 'text') return String(node.attributes.content);
  if (node.type === 'image') return String(node.attributes.alt);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  if (node.type === 'code' || (node.type === 'tag' && node.children.length === 0)) return notWords;
  return node.children.map(writtenText).join('');
}

function lineOf({ lines }: Node): number {
  return (lines[0] ?? 0) + 1;
}

/** A part of a body as search sees it: its heading where it has one that can be linked to, and all its words. */
export interface SearchableSection {
  readonly id: string | undefined;
  readonly title: string;
  readonly text: string;
}

/**
 * A body divided at its linkable headings, the questions that it answers among them. The first part stands before them. Fields
 * of the author's own, by name, say what they say on the page.
 */
export function searchableSections(
  body: Node,
  ownFields: ReadonlyMap<string, string> = new Map(),
): SearchableSection[] {
  const sections: { id: string | undefined; title: string; text: string }[] = [
    { id: undefined, title: '', text: '' },
  ];
  const inOrder = body.children.flatMap((node) => (node.tag === faqBlock.name ? node.children : [node]));
  for (const node of inOrder) {
    const { level, id } = node.attributes;
    if (node.type === 'heading' && level <= 3 && typeof id === 'string') {
      sections.push({ id, title: headingText(node).trim(), text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.text += ` ${wordsIn(node, ownFields)}`;
  }
  return sections;
}

/** Text, code in a line, and the sentences that blocks take as attributes; commands, names and numbers are no words of a language. */
function wordsIn(node: Node, ownFields: ReadonlyMap<string, string>): string {
  if (node.tag === fieldBlock.name) return ownFields.get(String(node.attributes.name)) ?? '';
  if (node.type === 'fence') return '';
  const own = node.type === 'tag' ? attributeTexts(node).map(({ text }) => text) : [contentOf(node)];
  return [...own, ...node.children.map((child) => wordsIn(child, ownFields))].join(' ');
}

function contentOf({ type, attributes }: Node): string {
  return type === 'text' || type === 'code' ? String(attributes.content) : '';
}
