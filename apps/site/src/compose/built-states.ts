import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { BuiltState } from '@vpn-site/core/site/site-state.ts';

/** The build settings with which texts about the site must agree. */
export type BuildSwitch = 'analyticsKey' | 'countsViews' | 'countsClicks' | 'checksLeaks';

export function builtStates({
  analyticsKey,
  countsViews = false,
  countsClicks = true,
  checksLeaks = false,
}: { readonly [Name in BuildSwitch]?: BuildSettings[Name] | undefined }): readonly BuiltState[] {
  const on = {
    analytics: analyticsKey !== undefined,
    views: countsViews,
    clicks: countsClicks,
    leaks: checksLeaks,
  };
  return (['analytics', 'views', 'clicks', 'leaks'] as const).filter((state) => on[state]);
}
