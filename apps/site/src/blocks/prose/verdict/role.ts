import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { rankStatus } from '#score/rank-status.ts';
import type { FactContext } from '#site/site-context.ts';

/** The rankings that have their own wording in sentences; all others share one. */
const namedLists = ['overall', 'privacy', 'streaming', 'torrenting', 'free', 'travel'] as const;

/**
 * Describes a provider's role in a list: the pick of a ranking, one of several in first place, or its rank. For an unranked
 * provider it gives the reason.
 */
export function roleOf(provider: string, profile: string, isPick: boolean, site: FactContext): string {
  const { t, locale, methodology } = site;
  const { rank: place, words } = rankStatus(provider, profile, site);
  if (!place) return words;
  const { from, to, count, isFirst } = place;
  const name = namedLists.find((each) => each === profile) ?? 'other';
  const label = profileNamed(methodology, profile).label[locale];
  const list = t(`answer.list.${name}`, { profile: label });
  const pick = t(`answer.pick.${name}`, { profile: label });
  // A ranking page lists the providers that tie for first place below its answer, so the answer itself can name one pick.
  if (isFirst) return from === to || isPick ? pick : t('answer.shared', { list });
  return t(from === to ? 'answer.place' : 'answer.places', { from, to, count, list });
}
