import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { strengthsOf } from '#score/outcome-model.ts';
import { hasOutdatedRanks } from '#score/score-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeUseCasesBlock = block({
  name: 'home-use-cases',
  summary: 'Links to the ranking for each use, with the provider that leads it and its main strength there.',
  attributes: {
    profiles: { kind: 'profiles', required: true, explanation: 'the use cases, in the order of the pills.' },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectUseCases,
  examples: [
    {
      name: 'Five needs',
      source: '{% home-use-cases profiles=["streaming", "torrenting", "free", "privacy", "travel"] /%}',
    },
    {
      name: 'One need under another heading',
      source: '{% home-use-cases profiles=["torrenting"] heading="Share files with an open port" /%}',
    },
  ],
});

export interface UseCase {
  readonly profile: string;
  readonly need: string;
  /** The path of the full ranking; undefined if it has no page. */
  readonly path: string | undefined;
  /** The provider with the highest score; undefined if none is ranked. */
  readonly leader: ProviderBadge | undefined;
  /** Names of all other providers that are tied for first: a shortened list would deny the others their rank. */
  readonly tied: readonly string[];
  /** The leader's main strength in that ranking; undefined if none is known. */
  readonly reason: string | undefined;
  /**
   * A text shown instead of a name: no provider is ranked yet, or none is ranked any more because the facts are too old.
   */
  readonly emptyText: string;
}

export interface HomeUseCasesModel {
  readonly heading: string;
  readonly cases: readonly UseCase[];
}

interface UseCasesAttributes {
  readonly profiles: readonly string[];
  readonly heading?: string | undefined;
}

export function selectUseCases(
  { heading, profiles }: UseCasesAttributes,
  site: SiteContext,
): HomeUseCasesModel {
  return {
    heading: heading ?? site.t('blocks.homeUseCases.heading'),
    cases: [...new Set(profiles)].map((profile) => selectUseCase(profile, site)),
  };
}

function selectUseCase(profile: string, site: SiteContext): UseCase {
  const [first] = site.ranking(profile).ranking.ranked;
  const isOver = !first && hasOutdatedRanks(profile, site);
  const leader = first && providerBadge(first.score.provider, site);
  return {
    profile,
    need: profileNamed(site.methodology, profile).label[site.locale],
    path: site.roundupPath(profile),
    leader,
    tied: firstRanked(site.ranking(profile))
      .filter((provider) => provider !== leader?.id)
      .map((provider) => providerName(provider, site)),
    reason: leader && strengthsOf(leader.id, profile, site, 1)[0]?.words,
    emptyText: site.t(`blocks.homeUseCases.${isOver ? 'noLonger' : 'nobody'}`),
  };
}
