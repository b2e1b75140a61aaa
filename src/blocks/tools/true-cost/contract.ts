import type { BlockContract } from '../../block-contract.ts';
import type { TrueCostModel } from './receipt-data.ts';
import { selectTrueCostPage, selectTrueCostPart } from './select.ts';

export const trueCostContract: BlockContract<{ readonly model: TrueCostModel | undefined }> = {
  name: 'true-cost',
  component: 'TrueCost',
  summary:
    'The receipt of any plan: every charge with its date, the total, the price that was told, the last days for a refund and to cancel, as a calendar file too.',
  attributes: {
    short: {
      kind: 'flag',
      explanation:
        'On any page but the tool’s own: one plan and the years, from today; the day of purchase and a second plan are a press away.',
    },
  },
  body: 'none',
  select: ({ short }, site) => ({
    model: short === true ? selectTrueCostPart(site) : selectTrueCostPage(site),
  }),
  examples: [
    { name: 'As the tool’s own page has it', source: '{% true-cost /%}' },
    { name: 'As a part of another page', source: '{% true-cost short=true /%}' },
  ],
};
