import type { Node } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import { acceptedNames, isListKind } from '../attribute-kinds.ts';
import type { Block, BlockAttribute } from '../block.ts';
import { type DocumentProblem, problem, suggestion } from './document-problem.ts';

/** Returns the problems with a block's attributes. Without problems, `select` gets only names that exist. */
export function attributesProblems(block: Block, node: Node, site: SiteContext): DocumentProblem[] {
  const line = node.lines[0] ?? 0;
  const known = Object.keys(block.attributes);
  const unknown = Object.keys(node.attributes)
    .filter((name) => !known.includes(name))
    .map((name) => problem(line, `"${block.name}" has no attribute "${name}".`, suggestion(name, known)));
  const wrong = Object.entries(block.attributes).flatMap(([name, attribute]) =>
    attributeProblems(block, name, attribute, node.attributes[name], line, site),
  );
  return [...unknown, ...wrong];
}

function isAboutProviders({ kind }: BlockAttribute): boolean {
  return kind === 'provider' || kind === 'providers';
}

function attributeProblems(
  block: Block,
  name: string,
  attribute: BlockAttribute,
  value: unknown,
  line: number,
  site: SiteContext,
): DocumentProblem[] {
  const subject = `"${name}" of "${block.name}"`;
  if (value === undefined) {
    return attribute.required
      ? [problem(line, `${subject} is missing.`, `Add ${name}: ${attribute.explanation}`)]
      : [];
  }
  if (attribute.kind === 'flag') {
    return typeof value === 'boolean'
      ? []
      : [problem(line, `${subject} is not true or false.`, `Write ${name}=true.`)];
  }
  const isList = isListKind(attribute.kind);
  const items: unknown[] = isList && Array.isArray(value) ? value : [value];
  if ((isList && !Array.isArray(value)) || !items.every((item) => typeof item === 'string' && item !== '')) {
    const syntax = isList ? `${name}=["…", "…"]` : `${name}="…"`;
    return [problem(line, `${subject} has the wrong format.`, `Write ${syntax}.`)];
  }
  const names = acceptedNames(attribute.kind, site);
  if (!names) return [];
  return (items as string[])
    .filter((item) => !names.includes(item))
    .map((item) => {
      const former = isAboutProviders(attribute) ? site.formerProviders.get(item) : undefined;
      return former
        ? problem(
            line,
            `${subject} names "${item}", which ${former.status.kind} on ${former.status.on}.`,
            'Remove the block, or describe in words what was true then, with a link to its review.',
          )
        : problem(
            line,
            `${subject} names "${item}", which does not exist.`,
            suggestion(item, names),
            isAboutProviders(attribute) ? { provider: item, isMissing: true } : undefined,
          );
    });
}
