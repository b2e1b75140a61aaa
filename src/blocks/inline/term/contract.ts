import type { BlockContract } from '../../block-contract.ts';
import { wordsOf } from '../tracked-link/select.ts';
import { selectTerm, type TermModel } from './select.ts';

export const termContract: BlockContract<TermModel> = {
  name: 'term',
  component: 'GlossaryTerm',
  summary:
    'A word with its meaning from the glossary, inside a sentence. The body is the word as the sentence needs it; without one, the glossary’s own. For the first mention on a page, not for every one.',
  attributes: {
    id: { kind: 'term', required: true, explanation: 'the term, such as "kill-switch".' },
  },
  body: 'prose',
  select: ({ id }, site, children) => selectTerm(String(id), site, wordsOf(children)),
  examples: [
    {
      name: 'In a sentence',
      source:
        'With a {% term id="kill-switch" %}kill switch{% /term %} nothing leaks when the tunnel breaks.',
    },
    { name: 'In the glossary’s words', source: 'Ask about the {% term id="renewal-price" /%} first.' },
  ],
};
