import { allPurpose } from '#domain/scoring/methodology.ts';
import type { BlockContract } from '../../block-contract.ts';
import { selectYourRanking, type YourRankingModel } from './select.ts';

export const yourRankingContract: BlockContract<YourRankingModel> = {
  name: 'your-ranking',
  component: 'YourRanking',
  summary:
    'The tool with which readers weigh the six groups themselves, insist on what they must have, and see who comes first and why.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectYourRanking(allPurpose, yourRankingPath(site), site),
  examples: [{ name: 'As it stands on its page', source: '{% your-ranking /%}' }],
};

function yourRankingPath(site: Parameters<typeof selectYourRanking>[2]): string {
  return site.document('pages/your-ranking')?.path ?? '';
}
