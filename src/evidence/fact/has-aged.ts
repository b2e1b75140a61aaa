import { datelineOf } from '#domain/provider/dateline.ts';
import { lostPlaces } from '#domain/scoring/score-profile.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Whether somebody had a place in the list when the facts were last checked, and lost it since because they aged. */
export function hasAged(profile: string, site: SiteContext): boolean {
  const { providers, vocabulary, methodology, asOf } = site;
  const all = [...providers.values()];
  const { checked } = datelineOf(all, vocabulary);
  return checked !== undefined && lostPlaces(all, methodology, profile, checked, asOf).length > 0;
}
