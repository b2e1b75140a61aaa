import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { standing } from '#score/standing.ts';
import type { FactContext } from '#site/site-context.ts';

/** The lists that have a name of their own in sentences. */
const named = ['overall', 'privacy', 'streaming', 'torrenting', 'free', 'travel'] as const;

/**
 * What a provider is in a list, in a few words: the pick of a ranking that names it, one of several firsts, or its place.
 * Where it has no place, why not.
 */
export function roleOf(provider: string, profile: string, isPick: boolean, site: FactContext): string {
  const { t, locale, methodology } = site;
  const { place, words } = standing(provider, profile, site);
  if (!place) return words;
  const { from, to, count, isFirst } = place;
  const name = named.find((each) => each === profile) ?? 'other';
  const label = profileNamed(methodology, profile).label[locale];
  const list = t(`answer.list.${name}`, { profile: label });
  const pick = t(`answer.pick.${name}`, { profile: label });
  // A ranking tells below its answer who shares the first place.
  if (isFirst) return from === to || isPick ? pick : t('answer.shared', { list });
  return t(from === to ? 'answer.place' : 'answer.places', { from, to, count, list });
}
