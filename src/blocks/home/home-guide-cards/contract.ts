import type { BlockContract } from '../../block-contract.ts';
import { type HomeGuideCardsModel, selectGuideCards } from './select.ts';

export const homeGuideCardsContract: BlockContract<HomeGuideCardsModel> = {
  name: 'home-guide-cards',
  component: 'HomeGuideCards',
  summary:
    'Links to pages of this site with their title, description and kind. A page that does not exist in a language is left out there.',
  attributes: {
    documents: {
      kind: 'documents',
      required: true,
      explanation:
        'the pages in their order, each as its path under content/ without language, such as "explainers/what-is-a-vpn".',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectGuideCards,
  examples: [
    { name: 'One page', source: '{% home-guide-cards documents=["explainers/what-is-a-vpn"] /%}' },
    {
      name: 'Under another heading',
      source:
        '{% home-guide-cards documents=["explainers/what-is-a-vpn", "home/home"] heading="Start here" /%}',
    },
  ],
};
