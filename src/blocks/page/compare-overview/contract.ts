import type { BlockContract } from '../../block-contract.ts';
import { type CompareOverviewModel, selectCompareOverview } from './select.ts';

export const compareOverviewContract: BlockContract<CompareOverviewModel> = {
  name: 'compare-overview',
  component: 'CompareOverview',
  summary:
    'Every comparison there is: a form that picks two to four providers, and a table of links to all pairs with the distance of their scores.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCompareOverview(site),
  examples: [{ name: 'As it stands on the overview', source: '{% compare-overview /%}' }],
};
