import type { BlockContract } from '../../block-contract.ts';
import { type FaqModel, selectQuestions } from './select.ts';

export const faqContract: BlockContract<FaqModel> = {
  name: 'faq',
  component: 'Faq',
  summary: 'Questions that open on request. Each heading inside is a question; what follows answers it.',
  attributes: {},
  body: 'questions',
  select: (_attributes, _context, children) => ({ items: selectQuestions(children) }),
  examples: [
    {
      name: 'Two questions',
      source: [
        '{% faq %}',
        '### Is a VPN legal? {% #example-legal %}',
        'In most countries, yes.',
        '',
        '### Does it make me anonymous?',
        'No. It hides some things from some people.',
        '{% /faq %}',
      ].join('\n'),
    },
  ],
};
