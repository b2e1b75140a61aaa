import type { BlockContract } from '../../block-contract.ts';
import { type HomeMatrixModel, selectMatrix } from './select.ts';

export const homeMatrixContract: BlockContract<HomeMatrixModel> = {
  name: 'home-matrix',
  component: 'HomeMatrix',
  summary:
    'All that is known and all that is not: one strip per provider, one mark per fact. The height says how strong the evidence is, the filling how fresh.',
  attributes: {
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectMatrix,
  examples: [
    { name: 'All providers', source: '{% home-matrix /%}' },
    { name: 'Under another heading', source: '{% home-matrix heading="How much of this is known" /%}' },
  ],
};
