import type { BlockContract } from '../../block-contract.ts';
import { selectWorkedScore, type WorkedScoreModel } from './select.ts';

export const workedScoreContract: BlockContract<WorkedScoreModel> = {
  name: 'worked-score',
  component: 'WorkedScore',
  summary:
    'One provider’s score, step by step: each criterion’s facts, points and weight, what is left out and why, and the division at the end.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'whose score, such as "mullvad".' },
    profile: { kind: 'profile', explanation: 'which ranking; without it, the overall one.' },
  },
  body: 'none',
  select: ({ provider, profile = 'overall' }, site) =>
    selectWorkedScore(String(provider), String(profile), site),
  examples: [
    { name: 'The overall score', source: '{% worked-score provider="@1" /%}' },
    {
      name: 'Another ranking, with much unknown',
      source: '{% worked-score provider="@2" profile="torrenting" /%}',
    },
  ],
};
