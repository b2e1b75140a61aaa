import Markdoc, { type Node } from '@markdoc/markdoc';
import { diffArrays } from 'diff';
import { isEmptyValue, withoutEmptyAttributes } from './empty-attributes.ts';

/**
 * Merges the body that an editor saved into the original. Unchanged parts stay the same byte for byte. A visual editor
 * reformats the whole document, so otherwise changing a word would change the whole file.
 */
export function mergeBody(before: string, after: string): string {
  const lines = before.split('\n');
  const parts = Markdoc.parse(before).children.map((node) => originalPart(node, lines));
  const wanted = Markdoc.parse(after).children.map(withoutEmptyAttributes);
  const head = lines.slice(0, parts[0]?.from ?? lines.length);
  const tail = lines.slice(parts.at(-1)?.to ?? lines.length);
  return [...head, ...mergeParts(parts, wanted, lines, { gap: [''], print: printed }), ...tail].join('\n');
}

/** A part of the original document. */
interface OriginalPart {
  readonly node: Node;
  readonly canonicalForm: string;
  readonly from: number;
  /** The index of the line after the last line of the part. */
  readonly to: number;
}

interface PrintOptions {
  /** The lines between two parts that did not follow each other before. */
  readonly gap: readonly string[];
  readonly print: (node: Node, position: number) => readonly string[];
}

interface MergedPart {
  readonly lines: readonly string[];
  /** The index in the original; undefined if the part is new. */
  readonly index: number | undefined;
}

function originalPart(node: Node, lines: readonly string[]): OriginalPart {
  const from = Math.min(...node.lines);
  let to = Math.max(...node.lines);
  // Markdown counts the empty lines after a list as part of it.
  while (to > from + 1 && lines[to - 1]?.trim() === '') to -= 1;
  return { node, canonicalForm: canonicalForm(node), from, to };
}

function mergeParts(
  parts: readonly OriginalPart[],
  wanted: readonly Node[],
  lines: readonly string[],
  printOptions: PrintOptions,
): readonly string[] {
  const merged = alignParts(parts, wanted).map(({ index, node }, position): MergedPart => {
    const part = index === undefined ? undefined : parts[index];
    if (!part) return { index, lines: printOptions.print(node, position) };
    const isUnchanged = part.canonicalForm === canonicalForm(node);
    return {
      index,
      lines: isUnchanged
        ? lines.slice(part.from, part.to)
        : (changedPart(part.node, node, lines) ?? printOptions.print(node, position)),
    };
  });
  return merged.flatMap((part, position) => {
    const previous = merged[position - 1];
    return previous ? [...gapBetween(previous, part, parts, lines, printOptions), ...part.lines] : part.lines;
  });
}

/** Pairs each wanted node with its original part: the same one, or the one that it replaced. */
function alignParts(
  parts: readonly OriginalPart[],
  wanted: readonly Node[],
): readonly { readonly index: number | undefined; readonly node: Node }[] {
  const changes = diffArrays(
    parts.map((part) => part.canonicalForm),
    wanted.map(canonicalForm),
  );
  const aligned: { index: number | undefined; node: Node }[] = [];
  let index = 0;
  let replaced: number[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) {
      replaced = value.map((_, offset) => index + offset);
      index += value.length;
    } else {
      for (const _ of value) {
        const node = wanted[aligned.length] as Node;
        aligned.push({ node, index: added ? replaced.shift() : index++ });
      }
      replaced = [];
    }
  }
  return aligned;
}

function gapBetween(
  previous: MergedPart,
  next: MergedPart,
  parts: readonly OriginalPart[],
  lines: readonly string[],
  { gap }: PrintOptions,
): readonly string[] {
  const followed = previous.index !== undefined && next.index === previous.index + 1;
  return followed ? lines.slice(parts[previous.index]?.to, parts[next.index ?? 0]?.from) : gap;
}

/**
 * Returns the lines of a changed part, in which unchanged lines stay the same byte for byte; undefined if the part must be
 * printed again.
 */
function changedPart(original: Node, node: Node, lines: readonly string[]): readonly string[] | undefined {
  if (original.type !== node.type || original.tag !== node.tag) return undefined;
  if (node.type === 'list') return changedList(original, node, lines);
  if (node.type === 'table') return changedTable(original, node, lines);
  return node.type === 'tag' ? changedTag(original, node, lines) : undefined;
}

function changedList(original: Node, node: Node, lines: readonly string[]): readonly string[] | undefined {
  if (original.attributes.ordered !== node.attributes.ordered) return undefined;
  const items = original.children.map((item) => originalPart(item, lines));
  return mergeParts(items, node.children, lines, {
    gap: [],
    print: (item, position) => printedItem(item, position, node),
  });
}

function printedItem(item: Node, position: number, { attributes }: Node): readonly string[] {
  const [first = '', ...rest] = printed(new Markdoc.Ast.Node('list', attributes, [item]));
  return [attributes.ordered ? first.replace(/^\d+/, `${position + 1}`) : first, ...rest];
}

const rowsOf = (table: Node): readonly Node[] => table.children.flatMap(({ children }) => children);

/** Merges a table row by row. The line below the header does not change. */
function changedTable(original: Node, node: Node, lines: readonly string[]): readonly string[] | undefined {
  const [head, ...rows] = rowsOf(original).map((row) => originalPart(row, lines));
  const [wantedHead, ...wantedRows] = rowsOf(node);
  if (!head || !wantedHead || head.node.children.length !== wantedHead.children.length) return undefined;
  const isHeadUnchanged = head.canonicalForm === canonicalForm(wantedHead);
  return [
    isHeadUnchanged ? (lines[head.from] ?? '') : printedRow(wantedHead),
    ...lines.slice(head.to, head.to + 1),
    ...mergeParts(rows, wantedRows, lines, { gap: [], print: (row) => [printedRow(row)] }),
  ];
}

function printedRow({ children }: Node): string {
  return `| ${children.map((cell) => Markdoc.format(cell.children).trim()).join(' | ')} |`;
}

/** Merges a block around text: its opening tag, its content, and its closing tag. */
function changedTag(original: Node, node: Node, lines: readonly string[]): readonly string[] | undefined {
  const [open, openEnd, close, closeEnd] = original.lines;
  if (close === undefined) return undefined;
  const hasSameOpening = canonicalForm(withoutContent(original)) === canonicalForm(withoutContent(node));
  const opening = hasSameOpening ? lines.slice(open, openEnd) : printed(node).slice(0, 1);
  const parts = original.children.map((child) => originalPart(child, lines));
  const body = mergeParts(parts, node.children, lines, { gap: [''], print: printed });
  const lead = lines.slice(openEnd, parts[0]?.from ?? openEnd);
  const trail = lines.slice(parts.at(-1)?.to ?? close, close);
  return [...opening, ...lead, ...body, ...trail, ...lines.slice(close, closeEnd)];
}

/** Returns the block without its content. */
function withoutContent({ tag, attributes }: Node): Node {
  const known = Object.entries(attributes).filter(([, value]) => !isEmptyValue(value));
  return new Markdoc.Ast.Node('tag', Object.fromEntries(known), [], tag);
}

/** Returns a form of a node for comparison. Nodes with the same meaning have the same form, however they are formatted. */
function canonicalForm(node: Node): string {
  return Markdoc.format(withoutEmptyAttributes(node));
}

/** Print options that put the opening tag of a block on one line, as authors write it. */
const layout = { orderedListMode: 'increment', maxTagOpeningWidth: 1000 } as const;

function printed(node: Node): readonly string[] {
  return Markdoc.format(node, layout).trim().split('\n');
}
