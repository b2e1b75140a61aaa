import { leadingPickRule, otherLists } from '@vpn-site/core/scoring/picks.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { strengthsOf } from '#score/outcome-model.ts';
import { scoreOf } from '#score/score-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface WhyItLeadsView {
  /** The reason why the leader is at the top of the ranking. */
  readonly why: string;
  /** Whether the alternatives are tied with the leader; otherwise they rank below it. */
  readonly areTied: boolean;
  /** Providers from the same ranking: those tied with the leader, otherwise the next ones. */
  readonly alternatives: readonly Alternative[];
}

interface Alternative {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  /** The author's words about who should choose the provider; they follow "Take it if". */
  readonly takeIf: string | undefined;
  /** The provider's main strength, if the author wrote nothing about it. */
  readonly strength: string | undefined;
}

/** The max number of alternatives that are not tied with the leader. */
const maxAlternatives = 3;

/**
 * Returns why the leader is at the top of the ranking, and who should choose each of the others; undefined if there are no
 * others.
 */
export function whyItLeads(
  leader: string,
  profile: string,
  takeIf: ReadonlyMap<string, string>,
  site: SiteContext,
): WhyItLeadsView | undefined {
  const result = site.ranking(profile);
  const tied = firstRanked(result).filter((provider) => provider !== leader);
  const next = result.ranking.ranked
    .map(({ score }) => score.provider)
    .filter((provider) => provider !== leader)
    .slice(0, maxAlternatives);
  const others = tied.length > 0 ? tied : next;
  if (others.length === 0) return undefined;
  return {
    why: whyText(leader, tied, next[0], profile, site),
    areTied: tied.length > 0,
    alternatives: others.map((provider) => ({
      face: providerBadge(provider, site),
      review: site.reviewPath(provider),
      takeIf: takeIf.get(provider),
      strength: strengthsOf(provider, profile, site, 1)[0]?.words,
    })),
  };
}

/**
 * Selects the reason that is true today. Ties are broken with ages at publication, so the displayed scores may not explain
 * them.
 */
function whyText(
  leader: string,
  tied: readonly string[],
  next: string | undefined,
  profile: string,
  site: SiteContext,
): string {
  const { t, methodology, ranking } = site;
  const provider = providerName(leader, site);
  if (tied.length === 0) {
    return t('roundup.lead.alone', { provider, next: next === undefined ? '' : providerName(next, site) });
  }
  const count = tied.length + 1;
  const listsOf = (id: string) => otherLists(id, profile, methodology, ranking);
  const lists = listsOf(leader);
  if (
    leadingPickRule(profile, methodology)?.order[0] === 'lists' &&
    tied.every((id) => listsOf(id).today < lists.today)
  ) {
    return t('roundup.lead.lists', { provider, count, lists: lists.today, all: lists.all });
  }
  const value = (id: string) => scoreOf(id, profile, site)?.value ?? 0;
  const isHighest = tied.every((id) => value(id) <= value(leader));
  return t(isHighest ? 'roundup.lead.highest' : 'roundup.lead.stays', { provider, count });
}
