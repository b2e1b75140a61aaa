import type { BlockContract } from '../../block-contract.ts';
import { type HowWeEarnModel, selectHowWeEarn } from './select.ts';

export const howWeEarnContract: BlockContract<HowWeEarnModel> = {
  name: 'how-we-earn',
  component: 'HowWeEarn',
  summary: 'Who pays us, and who gave us a code, as facts/offers say: a text can never claim otherwise.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectHowWeEarn(site),
  examples: [{ name: 'As the offers are', source: '{% how-we-earn /%}' }],
};
