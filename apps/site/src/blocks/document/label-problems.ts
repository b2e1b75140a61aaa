import type { Node, NodeType } from '@markdoc/markdoc';
import { isLabelSentence } from '@vpn-site/core/document/label-sentence.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { SiteContext } from '#site/site-context.ts';
import { factBlock } from '../inline/fact/fact.block.ts';
import { type DocumentProblem, problem } from './document-problem.ts';

/** Nodes in which a label with a value is allowed, such as "Jurisdiction: Panama". */
const labelNodes: ReadonlySet<NodeType> = new Set<NodeType>(['table', 'heading']);

/** Reports facts that only follow a label, as in "Jurisdiction: Panama." A sentence needs words that fit the value. */
export function labelProblems(body: Node, site: SiteContext): DocumentProblem[] {
  if (labelNodes.has(body.type)) return [];
  if (body.type !== 'inline') return body.children.flatMap((child) => labelProblems(child, site));
  const parts = partsOf(body);
  return parts.flatMap(({ fact }, position) => {
    const type = fact && definitionOf(String(fact.attributes.key), site.vocabulary)?.type;
    const textOf = (some: readonly Part[]) => some.map(({ text }) => text).join('');
    const [before, after] = [textOf(parts.slice(0, position)), textOf(parts.slice(position + 1))];
    if (!type || !isLabelSentence(before, type, after)) return [];
    const { provider, key } = fact.attributes;
    return [
      problem(
        fact.lines[0] ?? 0,
        `"${lastWords(before)}" is a label, not a sentence.`,
        `Write a sentence around the words for the value: {% fact provider="${provider}" key="${key}" is="…" %}…{% /fact %}, or around the number: other="# …". docs/editors/writing.md shows how.`,
      ),
    ];
  });
}

/** A part of a line: text, or a fact that shows its plain value. */
interface Part {
  readonly text: string;
  readonly fact?: Node;
}

/** The placeholder for anything that is not text. The checks treat it neither as a colon nor as the end of a sentence. */
const nonTextPlaceholder = '…';

function partsOf(node: Node): Part[] {
  if (node.type === 'text') return [{ text: String(node.attributes.content) }];
  if (node.type === 'softbreak' || node.type === 'hardbreak') return [{ text: ' ' }];
  if (node.children.length > 0) return node.children.flatMap(partsOf);
  return [{ text: nonTextPlaceholder, ...(isPlainFact(node) && { fact: node }) }];
}

function isPlainFact({ tag, attributes }: Node): boolean {
  return (
    tag === factBlock.name && Object.keys(attributes).every((name) => name === 'provider' || name === 'key')
  );
}

function lastWords(text: string): string {
  return text.trim().split(/\s+/u).slice(-4).join(' ');
}
