import type { WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { outcomeOf } from '#score/outcome-model.ts';
import { scoreOf } from '#score/score-model.ts';
import { whyUnrankedWords } from '#score/unranked.ts';
import { sideForPoints } from '#score/words/outcome-input.ts';
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
  const { requirement } = reason;
  if (!('criterion' in requirement)) return whyUnrankedWords(reason, site);
  const { criterion } = requirement;
  const judged = scoreOf(provider, profile, site)?.reasons.find((each) => each.criterion === criterion);
  // A good answer fails only if its evidence is too old, so it must not read like a strength.
  const isOutdated = 'above' in requirement && sideForPoints(judged?.full ?? 0) === 'for';
  return isOutdated
    ? whyUnrankedWords({ ...reason, isKnown: false }, site)
    : outcomeOf(provider, criterion, profile, site).words;
}
