import Markdoc, { type Node } from '@markdoc/markdoc';
import { nearestName } from '#domain/document/nearest-name.ts';
import { addressKind } from '#domain/document/safe-address.ts';
import { acceptedNames, isListKind } from './attribute-kinds.ts';
import type { BlockContext } from './block-context.ts';
import type { BlockAttribute, BlockContract } from './block-contract.ts';
import { contracts } from './contracts.ts';
import { documentConfig } from './document-config.ts';

/** A mistake in a document's text: where, what, and what to write instead. */
export interface DocumentProblem {
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

/** Markdoc reports these too, without the nearest name; ours are better. */
const oursAreBetter = new Set(['tag-undefined', 'attribute-undefined', 'attribute-missing-required']);

/** Every mistake of a document at once. A document without any renders as its author meant. */
export function documentProblems(body: Node, context: BlockContext): DocumentProblem[] {
  const own = [...body.walk()].flatMap((node) => nodeProblems(node, context));
  const others = Markdoc.validate(body, documentConfig(context))
    .filter(({ error }) => !oursAreBetter.has(error.id))
    .map(({ lines, error }) =>
      problem(lines[0] ?? 0, `${error.message}.`, 'Write it as docs/editors/writing.md shows.'),
    );
  return [...own, ...others].toSorted((a, b) => a.line - b.line);
}

function nodeProblems(node: Node, context: BlockContext): DocumentProblem[] {
  const line = node.lines[0] ?? 0;
  if (node.type === 'tag') return blockProblems(node, line, context);
  if (node.type === 'link') return linkProblems(String(node.attributes.href), line, context);
  if (node.type === 'image') return imageProblems(node, line);
  return node.annotations
    .filter(({ name, type }) => type === 'class' || name !== 'id')
    .map(({ name }) => problem(line, `"${name}" cannot be set on text.`, 'Only an id can: {% #name %}.'));
}

function blockProblems(node: Node, line: number, context: BlockContext): DocumentProblem[] {
  const contract = contracts.find(({ name }) => name === node.tag);
  if (!contract) {
    const names = contracts.map(({ name }) => name);
    return [problem(line, `There is no block "${node.tag}".`, suggestion(node.tag ?? '', names))];
  }
  const known = Object.keys(contract.attributes);
  const unknown = Object.keys(node.attributes)
    .filter((name) => !known.includes(name))
    .map((name) => problem(line, `"${contract.name}" has no attribute "${name}".`, suggestion(name, known)));
  const wrong = Object.entries(contract.attributes).flatMap(([name, attribute]) =>
    attributeProblems(contract, name, attribute, node.attributes[name], line, context),
  );
  return [...unknown, ...wrong];
}

function attributeProblems(
  contract: BlockContract,
  name: string,
  attribute: BlockAttribute,
  value: unknown,
  line: number,
  context: BlockContext,
): DocumentProblem[] {
  const place = `"${name}" of "${contract.name}"`;
  if (value === undefined) {
    return attribute.required
      ? [problem(line, `${place} is missing.`, `Add ${name}: ${attribute.explanation}`)]
      : [];
  }
  if (attribute.kind === 'flag') {
    return typeof value === 'boolean'
      ? []
      : [problem(line, `${place} is not true or false.`, `Write ${name}=true.`)];
  }
  const isList = isListKind(attribute.kind);
  const items: unknown[] = isList && Array.isArray(value) ? value : [value];
  if ((isList && !Array.isArray(value)) || !items.every((item) => typeof item === 'string' && item !== '')) {
    const form = isList ? `${name}=["…", "…"]` : `${name}="…"`;
    return [problem(line, `${place} has the wrong form.`, `Write ${form}.`)];
  }
  const names = acceptedNames(attribute.kind, context);
  if (!names) return [];
  return (items as string[])
    .filter((item) => !names.includes(item))
    .map((item) => problem(line, `${place} names "${item}", which does not exist.`, suggestion(item, names)));
}

function linkProblems(address: string, line: number, context: BlockContext): DocumentProblem[] {
  const kind = addressKind(address);
  if (kind === 'unsafe') {
    return [
      problem(line, `The address ${JSON.stringify(address)} is not safe.`, 'Write /page or https://….'),
    ];
  }
  if (kind === 'page' && !context.pageExists(address.replace(/[?#].*$/, ''))) {
    return [problem(line, `There is no page at ${address}.`, 'Write the path of a page in this language.')];
  }
  if (kind === 'external' && !context.allowedHosts.includes(new URL(address).host)) {
    const remedy =
      'Cite it as a fact’s source, or ask the owner to allow the host in content/data/site.yaml.';
    return [problem(line, `${new URL(address).host} is not a host that content may link to.`, remedy)];
  }
  return [];
}

function imageProblems(node: Node, line: number): DocumentProblem[] {
  const { src, alt } = node.attributes as { src?: string; alt?: string };
  return [
    ...(addressKind(src ?? '') === 'page'
      ? []
      : [problem(line, 'The image is not a file of this site.', 'Write /….')]),
    ...(alt ? [] : [problem(line, 'The image has no text.', 'Write ![what it shows](/…).')]),
  ];
}

/** Markdoc counts lines from 0. */
function problem(line: number, message: string, remedy: string): DocumentProblem {
  return { line: line + 1, message, remedy };
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `Did you mean "${near}"?`;
  return known.length === 0 ? 'Remove it.' : `Use one of: ${known.join(', ')}.`;
}
