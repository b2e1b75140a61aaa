import type { BlockContract } from '../../block-contract.ts';
import { type ChangeLogModel, selectChangeLog } from './select.ts';

export const changeLogContract: BlockContract<ChangeLogModel> = {
  name: 'change-log',
  component: 'ChangeLog',
  summary:
    'What changed in the facts and when, from the project’s own history: other words for the same are left out.',
  attributes: {
    provider: { kind: 'provider', explanation: 'whose changes; without it, everyone’s.' },
  },
  body: 'none',
  select: ({ provider }, site) => selectChangeLog(provider as string | undefined, site),
  examples: [
    { name: 'Everyone', source: '{% change-log /%}' },
    { name: 'One provider', source: '{% change-log provider="@1" /%}' },
  ],
};
