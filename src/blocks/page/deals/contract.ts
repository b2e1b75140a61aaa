import type { BlockContract } from '../../block-contract.ts';
import { type DealsModel, selectDeals } from './select.ts';

export const dealsContract: BlockContract<DealsModel> = {
  name: 'deals',
  component: 'Deals',
  summary:
    'Every plan that providers sell on their own sites: charged today, what the saving is measured against and since when, the renewal, the whole over three years. One list per currency, the cheapest first; codes only where an offer has one.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDeals(site),
  examples: [{ name: 'All providers', source: '{% deals /%}' }],
};
