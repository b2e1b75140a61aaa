import type { BlockContract } from '../../block-contract.ts';
import { type HomeRenewalModel, selectRenewal } from './select.ts';

export const homeRenewalContract: BlockContract<HomeRenewalModel> = {
  name: 'home-renewal',
  component: 'HomeRenewal',
  summary:
    'What each provider charges for a month at first and after renewal, drawn as how many times more, so that all currencies share one scale. Providers without a published renewal price are named as left off.',
  attributes: {
    providers: {
      kind: 'providers',
      explanation: 'the providers to draw; without it, all. The steepest jump always comes first.',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectRenewal,
  examples: [
    { name: 'All providers', source: '{% home-renewal /%}' },
    {
      name: 'Three providers, another heading',
      source: '{% home-renewal providers=["@1", "@2", "@3"] heading="Three ways to renew" /%}',
    },
    { name: 'One of which little is known', source: '{% home-renewal providers=["@last"] /%}' },
  ],
};
