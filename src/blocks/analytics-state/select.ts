import type { BlockContext } from '../block-context.ts';

export interface AnalyticsStateModel {
  readonly isOn: boolean;
}

export function selectAnalyticsState({ states }: BlockContext): AnalyticsStateModel {
  return { isOn: states.has('analytics') };
}
