import type { BlockContract } from '../../block-contract.ts';
import { type CorrectionsModel, selectCorrections } from './select.ts';

export const correctionsContract: BlockContract<CorrectionsModel> = {
  name: 'corrections',
  component: 'Corrections',
  summary: 'The mistakes that content/data/corrections.yaml lists, newest first; where it lists none, that.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCorrections(site),
  examples: [{ name: 'All corrections', source: '{% corrections /%}' }],
};
