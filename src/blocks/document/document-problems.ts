import Markdoc, { type Node } from '@markdoc/markdoc';
import { addressKind } from '#domain/document/safe-address.ts';
import type { SiteContext } from '#site/site-context.ts';
import { contracts } from '../contracts.ts';
import { attributesProblems } from './block-problems.ts';
import { documentConfig } from './document-config.ts';
import { type DocumentProblem, problem, suggestion } from './document-problem.ts';
import { headingIds } from './heading-ids.ts';
import { imageProblems } from './image-problems.ts';
import { parserProblems } from './parser-problems.ts';

/** Markdoc reports these too, without the nearest name; ours are better. */
const oursAreBetter = new Set(['tag-undefined', 'attribute-undefined', 'attribute-missing-required']);

/** Every mistake of a document at once. A document without any renders as its author meant. */
export function documentProblems(body: Node, site: SiteContext): DocumentProblem[] {
  const own = [...body.walk()].flatMap((node) => nodeProblems(node, site));
  const sections = sectionProblems(body);
  const others = parserProblems(
    Markdoc.validate(body, documentConfig(site)).filter(({ error }) => !oursAreBetter.has(error.id)),
  );
  return [...own, ...sections, ...others].toSorted((a, b) => a.line - b.line);
}

/** A link to a section of the same text needs that section. */
function sectionProblems(body: Node): DocumentProblem[] {
  const ids = headingIds(body);
  return [...body.walk()]
    .filter(({ type, attributes }) => type === 'link' && addressKind(String(attributes.href)) === 'section')
    .filter(({ attributes }) => !ids.includes(String(attributes.href).slice(1)))
    .map(({ lines, attributes }) =>
      problem(
        lines[0] ?? 0,
        `No heading has the id ${String(attributes.href)}.`,
        suggestion(String(attributes.href).slice(1), ids),
      ),
    );
}

function nodeProblems(node: Node, site: SiteContext): DocumentProblem[] {
  const line = node.lines[0] ?? 0;
  if (node.type === 'tag') return blockProblems(node, line, site);
  if (node.type === 'link') return linkProblems(String(node.attributes.href), line, site);
  if (node.type === 'image') return imageProblems(node, line, site);
  return node.annotations
    .filter(({ name, type }) => type === 'class' || name !== 'id')
    .map(({ name }) => problem(line, `"${name}" cannot be set on text.`, 'Only an id can: {% #name %}.'));
}

function blockProblems(node: Node, line: number, site: SiteContext): DocumentProblem[] {
  const contract = contracts.find(({ name }) => name === node.tag);
  if (contract) return attributesProblems(contract, node, site);
  const names = contracts.map(({ name }) => name);
  return [problem(line, `There is no block "${node.tag}".`, suggestion(node.tag ?? '', names))];
}

function linkProblems(address: string, line: number, site: SiteContext): DocumentProblem[] {
  const kind = addressKind(address);
  if (kind === 'unsafe') {
    return [
      problem(line, `The address ${JSON.stringify(address)} is not safe.`, 'Write /page or https://….'),
    ];
  }
  if (kind === 'page' && !site.pageExists(address.replace(/[?#].*$/, ''))) {
    const near = site.nearestPage(address);
    const remedy = near ? `Did you mean ${near}?` : 'Write the path of a page in this language.';
    return [problem(line, `There is no page at ${address}.`, remedy)];
  }
  if (kind === 'external' && !site.allowedHosts.includes(new URL(address).host)) {
    const remedy =
      'Cite it as a fact’s source, or ask the owner to allow the host in content/data/site.yaml.';
    return [problem(line, `${new URL(address).host} is not a host that content may link to.`, remedy)];
  }
  return [];
}
