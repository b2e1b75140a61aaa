import type { BlockContract } from '../../block-contract.ts';
import { type HomeComparisonModel, selectComparison } from './select.ts';

export const homeComparisonContract: BlockContract<HomeComparisonModel> = {
  name: 'home-comparison',
  component: 'HomeComparison',
  summary:
    'The ranked providers of several use cases, one table at a time, with what counts beside each list and who is not ranked.',
  attributes: {
    profiles: {
      kind: 'profiles',
      required: true,
      explanation: 'the use cases to switch between, in their order; the first is open.',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectComparison,
  examples: [
    {
      name: 'All use cases',
      source:
        '{% home-comparison profiles=["overall", "streaming", "torrenting", "free", "privacy", "travel"] /%}',
    },
    {
      name: 'Many providers that are not ranked, and prices without a total',
      source: '{% home-comparison profiles=["free", "streaming"] heading="Where little is known" /%}',
    },
  ],
};
