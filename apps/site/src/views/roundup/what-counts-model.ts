import { formatShare, inSentence } from '@vpn-site/core/i18n/formats.ts';
import { allPurpose, profileNamed, requirementsIn } from '@vpn-site/core/scoring/methodology.ts';
import { costBasis, type GroupWeight, groupWeights, requirementWords } from '#score/list-terms.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The parameters of a ranking: readers are owed them beside the list. */
export interface WhatCountsView {
  /** The heaviest first; without those that do not count. */
  readonly weights: readonly GroupWeight[];
  /** What a provider needs before it gets a place. */
  readonly required: readonly string[];
  /** How costs are made comparable; undefined where they do not count. */
  readonly costBasis: string | undefined;
  /** The tool in which readers weigh for themselves, and the page about the method; undefined on a site without them. */
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
        inSentence(requirementWords(requirement, site), locale),
      ),
      t('roundup.requiredEvidence', { share: formatShare(methodology.rankedFrom, locale) }),
    ],
    costBasis: costBasis(profileId, site),
    weighPath: weighPath(profileId, site),
    methodPath: site.document('pages/methodology')?.path,
  };
}

/** The tool starts from the weights of the list. */
function weighPath(profileId: string, site: SiteContext): string | undefined {
  const tool = site.document('pages/your-ranking')?.path;
  return tool === undefined || profileId === allPurpose ? tool : `${tool}?profile=${profileId}`;
}
