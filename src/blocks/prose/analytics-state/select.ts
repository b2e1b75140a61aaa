import type { SiteContext } from '#site/site-context.ts';

export interface AnalyticsStateModel {
  readonly isOn: boolean;
}

export function selectAnalyticsState({ states }: SiteContext): AnalyticsStateModel {
  return { isOn: states.has('analytics') };
}
