import type { Condition } from '#domain/site/site-state.ts';
import type { BlockContract } from '../../block-contract.ts';
import { selectWhen, type WhenModel } from './select.ts';

export const whenContract: BlockContract<WhenModel> = {
  name: 'when',
  component: 'When',
  summary:
    'Text that holds only while something is so of the site by its settings and offers; otherwise it is left out.',
  attributes: {
    so: {
      kind: 'condition',
      required: true,
      explanation: 'what must be so, such as "paid-links", or "no-paid-links" for the opposite.',
    },
  },
  body: 'prose',
  select: ({ so }, site) => selectWhen(so as Condition, site),
  examples: [
    {
      name: 'While nothing is paid',
      source: '{% when so="no-paid-links" %}\n\nNobody pays us.\n\n{% /when %}',
    },
    {
      name: 'While a link is paid',
      source: '{% when so="paid-links" %}\n\nSome links are paid.\n\n{% /when %}',
    },
  ],
};
