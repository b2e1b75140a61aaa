import Markdoc, { type Config, type Node, type Schema } from '@markdoc/markdoc';
import { noBreak } from '#i18n/no-break.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes, BlockContract } from '../block-contract.ts';
import { contracts } from '../contracts.ts';
import { isTwoLists } from '../prose/two-lists.ts';
import { attributesProblems } from './block-problems.ts';
import { proseNodes } from './prose-nodes.ts';

/** How documents are read: which nodes and blocks exist. Content describes; it can never run. */
export function documentConfig(site: SiteContext): Config {
  return {
    nodes: proseNodes(site),
    // None exist: a document that names one is refused.
    variables: {},
    functions: {},
    tags: Object.fromEntries(contracts.map((contract) => [contract.name, blockSchema(contract, site)])),
  };
}

/** The component gets the model that `select` makes of attributes and context, and nothing an author wrote. */
function blockSchema(contract: BlockContract, site: SiteContext): Schema {
  return {
    selfClosing: contract.body === 'none',
    attributes: Object.fromEntries(Object.keys(contract.attributes).map((name) => [name, {}])),
    validate: (node) => bodyErrors(contract, node),
    transform: (node, config) => {
      const children = node.transformChildren(config);
      // The checks refuse such a block; should one get here all the same, only its words are shown.
      if (attributesProblems(contract, node, site).length > 0 || bodyErrors(contract, node).length > 0) {
        return children;
      }
      const model = contract.select(shownAttributes(contract, node, site), site, children);
      return new Markdoc.Tag(contract.component, { ...model }, contract.body === 'prose' ? children : []);
    },
  };
}

/** Text that an author gave to a block is prose as any other. */
function shownAttributes(
  { attributes }: BlockContract,
  node: Node,
  { locale }: SiteContext,
): BlockAttributes {
  return Object.fromEntries(
    Object.entries(node.attributes as BlockAttributes).map(([name, value]) => [
      name,
      attributes[name]?.kind === 'text' && typeof value === 'string' ? noBreak(value, locale) : value,
    ]),
  );
}

function bodyErrors({ name, body }: BlockContract, node: Node) {
  const message = bodyMistake(name, body, node);
  return message === undefined ? [] : [{ id: 'block-body', level: 'error' as const, message }];
}

function bodyMistake(name: string, body: BlockContract['body'], node: Node): string | undefined {
  if (body === 'questions' && node.children[0]?.type !== 'heading') {
    return `"${name}" starts with a heading, written as "### …"`;
  }
  if (body === 'two-lists' && !isTwoLists(node)) {
    return `"${name}" holds a heading, a list, a second heading and a second list, written as "### …" and "- …"`;
  }
  return undefined;
}
