import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const analyticsStateBlock = block({
  name: 'analytics-state',
  summary:
    'Whether analytics is on in this build (ANALYTICS_KEY), and if so which service, what it is sent and how to refuse.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAnalyticsState(site),
  examples: [{ name: 'As the build is', source: '{% analytics-state /%}' }],
});

export interface AnalyticsStateModel {
  readonly isOn: boolean;
}

function selectAnalyticsState({ states }: SiteContext): AnalyticsStateModel {
  return { isOn: states.has('analytics') };
}
