import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { BuiltState } from '@vpn-site/core/site/site-state.ts';

/** The build settings with which texts about the site must agree. */
export type BuildSwitch = 'analyticsKey' | 'countsViews';

export function builtStates({
  analyticsKey,
  countsViews = false,
}: { readonly [Name in BuildSwitch]?: BuildSettings[Name] | undefined }): readonly BuiltState[] {
  const on = { analytics: analyticsKey !== undefined, views: countsViews };
  return (['analytics', 'views'] as const).filter((state) => on[state]);
}
