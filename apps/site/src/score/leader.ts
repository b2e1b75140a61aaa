import { leaderOf } from '@vpn-site/core/scoring/picks.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { FactContext } from '#site/site-context.ts';

/** Returns the provider at the top of a ranking: one of those tied for first. Undefined if none is ranked. */
export const listLeader = oncePerSite(
  (profile: string, { providers, methodology, ranking }: FactContext): string | undefined =>
    leaderOf(profile, [...providers.values()], methodology, ranking),
);
