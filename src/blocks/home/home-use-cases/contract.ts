import type { BlockContract } from '../../block-contract.ts';
import { type HomeUseCasesModel, selectUseCases } from './select.ts';

export const homeUseCasesContract: BlockContract<HomeUseCasesModel> = {
  name: 'home-use-cases',
  component: 'HomeUseCases',
  summary:
    'One row per use case: what someone needs, who comes first there, the fact that lifts it most, and what the second answers to the same.',
  attributes: {
    profiles: { kind: 'profiles', required: true, explanation: 'the use cases, in the order of the rows.' },
    anchor: {
      kind: 'text',
      explanation:
        'the name under which links find the section, such as "needs"; letters, digits and hyphens.',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectUseCases,
  examples: [
    {
      name: 'Five needs',
      source: '{% home-use-cases profiles=["streaming", "torrenting", "free", "privacy", "travel"] /%}',
    },
    {
      name: 'One need under another heading',
      source: '{% home-use-cases profiles=["torrenting"] heading="Share files with an open port" /%}',
    },
  ],
};
