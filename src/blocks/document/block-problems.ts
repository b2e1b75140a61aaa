import type { Node } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import { acceptedNames, isListKind } from '../attribute-kinds.ts';
import type { BlockAttribute, BlockContract } from '../block-contract.ts';
import { type DocumentProblem, problem, suggestion } from './document-problem.ts';

/** What is wrong with the attributes of one block. Without any, `select` gets only names that exist. */
export function attributesProblems(
  contract: BlockContract,
  node: Node,
  site: SiteContext,
): DocumentProblem[] {
  const line = node.lines[0] ?? 0;
  const known = Object.keys(contract.attributes);
  const unknown = Object.keys(node.attributes)
    .filter((name) => !known.includes(name))
    .map((name) => problem(line, `"${contract.name}" has no attribute "${name}".`, suggestion(name, known)));
  const wrong = Object.entries(contract.attributes).flatMap(([name, attribute]) =>
    attributeProblems(contract, name, attribute, node.attributes[name], line, site),
  );
  return [...unknown, ...wrong];
}

function attributeProblems(
  contract: BlockContract,
  name: string,
  attribute: BlockAttribute,
  value: unknown,
  line: number,
  site: SiteContext,
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
  const names = acceptedNames(attribute.kind, site);
  if (!names) return [];
  return (items as string[])
    .filter((item) => !names.includes(item))
    .map((item) => problem(line, `${place} names "${item}", which does not exist.`, suggestion(item, names)));
}
