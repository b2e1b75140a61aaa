import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type ScoreView, scoreView } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const allRankingsBlock = block({
  name: 'all-rankings',
  summary: 'Every ranking with what it is for and who is first in it: score, share of evidence, review.',
  attributes: {
    first: {
      kind: 'profile',
      explanation: 'the use that readers of this language ask for most; it follows the overall ranking.',
    },
  },
  body: 'none',
  select: ({ first }, site) => selectAllRankings(site, first),
  examples: [
    { name: 'All rankings', source: '{% all-rankings /%}' },
    { name: 'With the use that readers ask for most', source: '{% all-rankings first="travel" /%}' },
  ],
});

interface FirstPlace extends Pick<ScoreView, 'valueText' | 'evidenceShare'> {
  readonly face: ProviderBadge;
  readonly reviewPath: string | undefined;
}

export interface AllRankingsModel {
  readonly rankings: readonly {
    readonly profile: string;
    readonly label: string;
    readonly description: string;
    /** The path of the ranking; undefined if the profile has no page of its own. */
    readonly path: string | undefined;
    /** All providers that are tied for first; empty if none is ranked. */
    readonly first: readonly FirstPlace[];
  }[];
}

export function selectAllRankings(site: SiteContext, early?: string): AllRankingsModel {
  const { methodology, locale, ranking, roundupPath, reviewPath } = site;
  const order = (id: string) => (id === allPurpose ? 0 : id === early ? 1 : 2);
  const profiles = methodology.profiles.toSorted((a, b) => order(a.id) - order(b.id));
  return {
    rankings: profiles.map(({ id, label, description }) => ({
      profile: id,
      label: label[locale],
      description: description[locale],
      path: roundupPath(id),
      first: firstRanked(ranking(id)).map((provider) => {
        const { valueText, evidenceShare } = scoreView(provider, id, site);
        return {
          face: providerBadge(provider, site),
          reviewPath: reviewPath(provider),
          valueText,
          evidenceShare,
        };
      }),
    })),
  };
}
