import type { BlockContract } from '../../block-contract.ts';
import { type OwnershipMapModel, selectOwnershipMap } from './select.ts';

export const ownershipMapContract: BlockContract<OwnershipMapModel> = {
  name: 'ownership-map',
  component: 'OwnershipMap',
  summary:
    'Who owns whom: a drawing of owners with their VPN brands and review sites, lists of the others, and a table of everything with its sources.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectOwnershipMap(site),
  examples: [{ name: 'Every owner we know of', source: '{% ownership-map /%}' }],
};
