import type { BlockContract } from '../../block-contract.ts';
import { type GlossaryModel, selectGlossary } from './select.ts';

export const glossaryContract: BlockContract<GlossaryModel> = {
  name: 'glossary',
  component: 'Glossary',
  summary:
    'Every term of the glossary in the order of the language’s alphabet, each with an address of its own.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectGlossary(site),
  examples: [{ name: 'All terms', source: '{% glossary /%}' }],
};
