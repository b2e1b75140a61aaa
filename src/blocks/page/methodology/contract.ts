import type { BlockContract } from '../../block-contract.ts';
import { type MethodologyModel, selectMethodology } from './select.ts';

export const methodologyContract: BlockContract<MethodologyModel> = {
  name: 'methodology',
  component: 'Methodology',
  summary:
    'The methodology in force, from its own file: groups with their weight, every criterion with the facts it reads, its rule in words, its weight and the reason; then the thresholds and the earlier versions.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodology(site),
  examples: [{ name: 'The version in force', source: '{% methodology /%}' }],
};
