import type { BlockContract } from '../../block-contract.ts';
import { type DoINeedModel, selectDoINeed } from './select.ts';

export const doINeedContract: BlockContract<DoINeedModel> = {
  name: 'do-i-need',
  component: 'DoINeed',
  summary:
    'Whether a reader needs a VPN: one question at a time, with the answers in the address, and at the end “no”, “a free plan is enough” or a short list with everybody who was left out.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDoINeed(site),
  examples: [{ name: 'As it stands on its page', source: '{% do-i-need /%}' }],
};
