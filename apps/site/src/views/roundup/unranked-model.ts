import type { WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { outcomeOf } from '#score/outcome-model.ts';
import { whyUnrankedWords } from '#score/unranked.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Unranked providers with the same reason. */
export interface UnrankedGroup {
  /** The reason, which follows the words "Not ranked:". */
  readonly why: string;
  readonly providers: readonly { readonly face: ProviderBadge; readonly review: string | undefined }[];
}

export function unrankedGroups(profile: string, site: SiteContext): UnrankedGroup[] {
  const byReason = Map.groupBy(site.ranking(profile).ranking.unranked, ({ score, reason }) =>
    reasonWords(score.provider, reason, profile, site),
  );
  return [...byReason].map(([why, entries]) => ({
    why,
    providers: entries.map(({ score: { provider } }) => ({
      face: providerBadge(provider, site),
      review: site.reviewPath(provider),
    })),
  }));
}

/** Returns the reason in everyday words: "no free plan" instead of "requirement not met: free plan". */
function reasonWords(provider: string, reason: WhyUnranked, profile: string, site: SiteContext): string {
  if (reason.why === 'too-little-known') return site.t('roundup.tooLittleKnown');
  return 'criterion' in reason.requirement
    ? outcomeOf(provider, reason.requirement.criterion, profile, site).words
    : whyUnrankedWords(reason, site);
}
