import type { BlockContract } from '../block-contract.ts';
import { allPurpose } from '../evidence/group-weights.ts';
import { selectYourRanking, type YourRankingModel } from './select.ts';

export const yourRankingContract: BlockContract<YourRankingModel> = {
  name: 'your-ranking',
  component: 'YourRanking',
  summary:
    'The tool with which readers weigh the six groups themselves, insist on what they must have, and see who comes first and why.',
  attributes: {},
  body: 'none',
  select: (_, context) => selectYourRanking(allPurpose, yourRankingPath(context), context),
  examples: [{ name: 'As it stands on its page', source: '{% your-ranking /%}' }],
};

function yourRankingPath(context: Parameters<typeof selectYourRanking>[2]): string {
  return context.document('pages/your-ranking')?.path ?? '';
}
