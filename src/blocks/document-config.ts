import Markdoc, { type Config, type Node, type Schema } from '@markdoc/markdoc';
import type { BlockContext } from './block-context.ts';
import type { BlockContract } from './block-contract.ts';
import { contracts } from './contracts.ts';
import { proseNodes } from './prose/prose-nodes.ts';

/** How documents are read: which nodes and blocks exist. Content describes; it can never run. */
export function documentConfig(context: BlockContext): Config {
  return {
    nodes: proseNodes,
    // None exist: a document that names one is refused.
    variables: {},
    functions: {},
    tags: Object.fromEntries(contracts.map((contract) => [contract.name, blockSchema(contract, context)])),
  };
}

/** The component gets the model that `select` makes of attributes and context, and nothing an author wrote. */
function blockSchema(contract: BlockContract, context: BlockContext): Schema {
  return {
    selfClosing: contract.body === 'none',
    attributes: Object.fromEntries(Object.keys(contract.attributes).map((name) => [name, {}])),
    validate: (node) => bodyErrors(contract, node),
    transform: (node, config) => {
      const children = node.transformChildren(config);
      const model = contract.select(node.attributes, context, children);
      return new Markdoc.Tag(contract.component, { ...model }, contract.body === 'prose' ? children : []);
    },
  };
}

function bodyErrors({ name, body }: BlockContract, node: Node) {
  if (body !== 'questions' || node.children[0]?.type === 'heading') return [];
  return [
    {
      id: 'block-body',
      level: 'error' as const,
      message: `"${name}" starts with a heading, written as "### …"`,
    },
  ];
}
