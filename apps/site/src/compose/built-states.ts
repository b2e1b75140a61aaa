import type { BuiltState } from '#domain/site/site-state.ts';
import type { BuildSettings } from './build-settings.ts';

/** The settings of the build that texts about the site must agree with. */
export type BuildSwitch = 'analyticsKey' | 'countsViews';

export function builtStates({
  analyticsKey,
  countsViews = false,
}: { readonly [Name in BuildSwitch]?: BuildSettings[Name] | undefined }): readonly BuiltState[] {
  const on = { analytics: analyticsKey !== undefined, views: countsViews };
  return (['analytics', 'views'] as const).filter((state) => on[state]);
}
