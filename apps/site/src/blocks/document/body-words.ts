import type { Node } from '@markdoc/markdoc';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.ts';
import { fieldBlock } from '../inline/field/field.block.ts';
import { faqBlock } from '../prose/faq/faq.block.ts';
import { headingText } from './body-structure.ts';

/** A run of prose: a paragraph, a heading, a table cell, or the text of an attribute. */
interface ProsePiece {
  /** Line in the file, starting at 1. */
  readonly line: number;
  readonly text: string;
  /** The text without words that a fact block compares with its value; those are checked there. */
  readonly unchecked: string;
  readonly isHeading?: boolean;
}

/**
 * The placeholder for anything that is not prose, such as a value or a command. The checks treat it neither as a letter or
 * digit nor as the end of a sentence.
 */
const nonProsePlaceholder = '…';

/** Returns all prose that an author typed in a body, without code, addresses and the names in block attributes. */
export function prosePieces(body: Node): ProsePiece[] {
  if (body.type === 'inline') {
    const texts = { text: writtenText(body), unchecked: writtenText(body, isComparedWithFact) };
    return [{ line: lineOf(body), ...texts }, ...inlineBlocks(body)];
  }
  if (body.type === 'fence') return [];
  if (body.type === 'heading') {
    return body.children.flatMap(prosePieces).map((piece) => ({ ...piece, isHeading: true }));
  }
  const own = body.type === 'tag' ? attributeTexts(body) : [];
  return [...own, ...body.children.flatMap(prosePieces)];
}

/** Returns the text attributes of inline blocks. */
function inlineBlocks(inline: Node): ProsePiece[] {
  return [...inline.walk()].filter(({ type }) => type === 'tag').flatMap(attributeTexts);
}

function attributeTexts(block: Node): ProsePiece[] {
  const attributes: Block['attributes'] = blocks.find(({ name }) => name === block.tag)?.attributes ?? {};
  return Object.entries(attributes).flatMap(([name, { kind }]) => {
    const text: unknown = block.attributes[name];
    return kind === 'text' && typeof text === 'string'
      ? [{ line: lineOf(block), text, unchecked: text }]
      : [];
  });
}

function isComparedWithFact({ tag, attributes }: Node): boolean {
  return tag === 'fact' && attributes.is !== undefined;
}

function writtenText(node: Node, isLeftOut: (node: Node) => boolean = () => false): string {
  if (isLeftOut(node)) return nonProsePlaceholder;
  if (node.type === 'text') return String(node.attributes.content);
  if (node.type === 'image') return String(node.attributes.alt);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  if (node.type === 'code' || (node.type === 'tag' && node.children.length === 0)) return nonProsePlaceholder;
  return node.children.map((child) => writtenText(child, isLeftOut)).join('');
}

function lineOf({ lines }: Node): number {
  return (lines[0] ?? 0) + 1;
}

/** A section of a body for the search index: its heading, if that has an id, and all its text. */
export interface SearchableSection {
  readonly id: string | undefined;
  readonly title: string;
  readonly text: string;
}

/**
 * Splits a body at headings with an id, including FAQ questions. The first section is the text before these headings.
 * Custom fields are replaced with their values, as on the page.
 */
export function searchableSections(
  body: Node,
  customFields: ReadonlyMap<string, string> = new Map(),
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
    if (section) section.text += ` ${wordsIn(node, customFields)}`;
  }
  return sections;
}

/**
 * Returns text, inline code and the text attributes of blocks. Code blocks, names and numbers are left out because they are
 * not natural language.
 */
function wordsIn(node: Node, customFields: ReadonlyMap<string, string>): string {
  if (node.tag === fieldBlock.name) return customFields.get(String(node.attributes.name)) ?? '';
  if (node.type === 'fence') return '';
  const own = node.type === 'tag' ? attributeTexts(node).map(({ text }) => text) : [contentOf(node)];
  return [...own, ...node.children.map((child) => wordsIn(child, customFields))].join(' ');
}

function contentOf({ type, attributes }: Node): string {
  return type === 'text' || type === 'code' ? String(attributes.content) : '';
}
