import type { BlockContract } from '../../block-contract.ts';
import { selectPriceChanges } from './select.ts';

export const priceChangesContract: BlockContract<ReturnType<typeof selectPriceChanges>> = {
  name: 'price-changes',
  component: 'PriceChanges',
  summary:
    'Which providers changed their prices between the first and the last capture: the largest change of each, the largest first, with a link to all of them in the review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectPriceChanges(site),
  examples: [{ name: 'All providers', source: '{% price-changes /%}' }],
};
