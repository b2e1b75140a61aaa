import type { Node } from '@markdoc/markdoc';
import { contracts } from '../contracts.ts';

/** Words that stand together: a paragraph, a heading, a cell, or an attribute that an author filled with text. */
export interface ProsePiece {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  readonly isHeading?: boolean;
}

/** Stands for what an author did not write as words: a value, a command. No letter, no digit, no end of a sentence. */
const notWords = '…';

/** Every word an author typed in a body, without code, addresses and the names that blocks are given. */
export function prosePieces(body: Node): ProsePiece[] {
  if (body.type === 'inline') return [{ line: lineOf(body), text: textOf(body) }, ...inlineBlocks(body)];
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
  const attributes = contracts.find(({ name }) => name === block.tag)?.attributes ?? {};
  return Object.entries(attributes).flatMap(([name, { kind }]) => {
    const text: unknown = block.attributes[name];
    return kind === 'text' && typeof text === 'string' ? [{ line: lineOf(block), text }] : [];
  });
}

function textOf(node: Node): string {
  if (node.type === 'text') return String(node.attributes.content);
  if (node.type === 'image') return String(node.attributes.alt);
  if (node.type === 'softbreak' || node.type === 'hardbreak') return ' ';
  if (node.type === 'code' || (node.type === 'tag' && node.children.length === 0)) return notWords;
  return node.children.map(textOf).join('');
}

function lineOf({ lines }: Node): number {
  return (lines[0] ?? 0) + 1;
}
