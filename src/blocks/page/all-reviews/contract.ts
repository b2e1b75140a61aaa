import type { BlockContract } from '../../block-contract.ts';
import { type AllReviewsModel, selectAllReviews } from './select.ts';

export const allReviewsContract: BlockContract<AllReviewsModel> = {
  name: 'all-reviews',
  component: 'AllReviews',
  summary:
    'Every provider in the order of the overall ranking: score, coverage, what lifts and what lowers it, the real price and its review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllReviews(site),
  examples: [{ name: 'All providers', source: '{% all-reviews /%}' }],
};
