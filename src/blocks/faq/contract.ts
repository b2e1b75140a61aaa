import Markdoc, { type Node } from '@markdoc/markdoc';
import type { BlockContract } from '../block-contract.ts';
import { selectQuestions } from './select.ts';

/** Questions are the headings inside the block; what follows a heading is its answer. */
export const faqContract: BlockContract = {
  name: 'faq',
  schema: {
    attributes: {},
    validate: (node) =>
      node.children[0]?.type === 'heading'
        ? []
        : [
            {
              id: 'faq-question',
              level: 'error',
              message: 'A faq starts with a question, written as "### …".',
            },
          ],
    transform: (node: Node, config) =>
      new Markdoc.Tag('Faq', { items: selectQuestions(node.transformChildren(config)) }),
  },
};
