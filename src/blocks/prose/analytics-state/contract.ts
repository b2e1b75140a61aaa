import type { BlockContract } from '../../block-contract.ts';
import { type AnalyticsStateModel, selectAnalyticsState } from './select.ts';

export const analyticsStateContract: BlockContract<AnalyticsStateModel> = {
  name: 'analytics-state',
  component: 'AnalyticsState',
  summary:
    'Whether analytics is on in this build (ANALYTICS_KEY), and if so which service, what it is sent and how to refuse.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAnalyticsState(site),
  examples: [{ name: 'As the build is', source: '{% analytics-state /%}' }],
};
