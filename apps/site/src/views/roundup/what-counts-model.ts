import { formatShare, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { allPurpose, profileNamed, requirementsIn } from '@vpn-site/core/scoring/methodology.ts';
import { type GroupWeight, groupWeights, requirementWords } from '#score/list-terms.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The weights and requirements of a ranking. They are next to the list, so that readers see how it is made. */
export interface WhatCountsView {
  /** The weights, highest first. Groups without weight are left out. */
  readonly weights: readonly GroupWeight[];
  /** The requirements for being ranked. */
  readonly required: readonly string[];
  /**
   * The path of the tool for setting one's own weights; `methodPath` is the page about the method. Undefined if the site
   * has no such page.
   */
  readonly weighPath: string | undefined;
  readonly methodPath: string | undefined;
}

export function whatCountsView(profileId: string, site: SiteContext): WhatCountsView {
  const { methodology, locale, t } = site;
  const profile = profileNamed(methodology, profileId);
  return {
    weights: groupWeights(profileId, site)
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share),
    required: [
      ...requirementsIn(profile, methodology).map((requirement) =>
        uncapitalized(requirementWords(requirement, site), locale),
      ),
      t('roundup.requiredEvidence', { share: formatShare(methodology.rankedFrom, locale) }),
    ],
    weighPath: weighPath(profileId, site),
    methodPath: site.document('pages/methodology')?.path,
  };
}

/** Returns the path of the tool, with the weights of this profile at first. */
function weighPath(profileId: string, site: SiteContext): string | undefined {
  const tool = site.document('pages/your-ranking')?.path;
  return tool === undefined || profileId === allPurpose ? tool : `${tool}?profile=${profileId}`;
}
