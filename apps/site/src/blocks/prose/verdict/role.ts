import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { listLeader } from '#score/leader.ts';
import { rankStatus } from '#score/rank-status.ts';
import type { FactContext } from '#site/site-context.ts';

/** The rankings that have their own wording in sentences. All others share one. */
const namedLists = ['overall', 'privacy', 'streaming', 'torrenting', 'free', 'travel'] as const;

/**
 * Describes a provider's role in a ranking: our pick if it is at the top, otherwise its tier. For an unranked provider it
 * returns the reason.
 */
export function roleOf(provider: string, profile: string, site: FactContext): string {
  const { t, locale, methodology } = site;
  const { rank: place, words } = rankStatus(provider, profile, site);
  if (!place || listLeader(profile, site) !== provider) return words;
  const name = namedLists.find((each) => each === profile) ?? 'other';
  return t(`answer.pick.${name}`, { profile: profileNamed(methodology, profile).label[locale] });
}
