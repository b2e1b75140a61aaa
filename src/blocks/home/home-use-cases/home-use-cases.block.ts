import { fullScore } from '#domain/scoring/full-score.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { type ReasonView, reasonView, strongestReasons } from '#evidence/score/reasons.ts';
import { hasAged, type RulerView, rulerView, scoreView } from '#evidence/score/score.ts';
import { formatList } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const homeUseCasesBlock = block({
  name: 'home-use-cases',
  summary:
    'One row per use case: what someone needs, who comes first there or shares that place, the criterion that lifts it most, and what the next one answers to the same.',
  attributes: {
    profiles: { kind: 'profiles', required: true, explanation: 'the use cases, in the order of the rows.' },
    anchor: {
      kind: 'text',
      explanation:
        'the name under which links find the section, such as "needs"; letters, digits and hyphens.',
    },
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
  /** The whole ranking, where it is a page. */
  readonly path: string | undefined;
  readonly description: string;
  /** Whether somebody was ranked until facts grew too old. */
  readonly hasAged: boolean;
  /** Undefined where nobody is ranked. */
  readonly pick:
    | {
        /** In the order of the list; several where they share the place. */
        readonly firsts: readonly {
          readonly provider: string;
          readonly title: string;
          readonly reviewPath: string | undefined;
          readonly score: RulerView;
        }[];
        /** What lifts the first of them most in this list. */
        readonly reason: ReasonView | undefined;
        /** What the next in the list answers to the same; undefined where it is alone. */
        readonly against: { readonly title: string; readonly answer: ReasonView } | undefined;
        /** Who comes after them, in one line; undefined where nobody does. */
        readonly next: string | undefined;
      }
    | undefined;
}

export interface HomeUseCasesModel {
  readonly heading: string;
  readonly anchor: string | undefined;
  readonly scale: number;
  readonly cases: readonly UseCase[];
}

interface UseCasesAttributes {
  readonly profiles: readonly string[];
  readonly anchor?: string | undefined;
  readonly heading?: string | undefined;
}

export function selectUseCases(
  { heading, anchor, profiles }: UseCasesAttributes,
  site: SiteContext,
): HomeUseCasesModel {
  return {
    heading: heading ?? site.t('blocks.homeUseCases.heading'),
    anchor,
    scale: fullScore,
    cases: [...new Set(profiles)].map((profile) => selectUseCase(profile, site)),
  };
}

function selectUseCase(profile: string, site: SiteContext): UseCase {
  const { label, description } = profileNamed(site.methodology, profile);
  const pick = selectPick(profile, site);
  return {
    profile,
    need: label[site.locale],
    path: site.roundupPath(profile),
    description: description[site.locale],
    hasAged: pick === undefined && hasAged(profile, site),
    pick,
  };
}

function selectPick(profile: string, site: SiteContext): UseCase['pick'] {
  const [first, second] = site.ranking(profile).ranking.ranked;
  if (!first) return undefined;
  const ids = firstPlaces(site.ranking(profile));
  const [reason] = strongestReasons(first.score, 1, site);
  return {
    firsts: ids.map((id) => {
      const view = scoreView(id, profile, site);
      return {
        provider: id,
        title: view.name,
        reviewPath: site.reviewPath(id),
        score: rulerView(view, site),
      };
    }),
    reason: reason && {
      ...reason,
      label: site.t(`blocks.homeUseCases.${ids.length > 1 ? 'liftsNamed' : 'lifts'}`, {
        name: providerName(first.score.provider, site),
        criterion: reason.label,
      }),
    },
    against: second &&
      reason && {
        title: providerName(second.score.provider, site),
        answer: reasonView(second.score.provider, reason.key, site),
      },
    next: nextText(profile, ids, site),
  };
}

const namedAfterFirst = 2;

function nextText(profile: string, firsts: readonly string[], site: SiteContext): string | undefined {
  const names = site
    .ranking(profile)
    .ranking.ranked.filter(({ score }) => !firsts.includes(score.provider))
    .slice(0, namedAfterFirst)
    .map(({ score }) => {
      const { name, valueText } = scoreView(score.provider, profile, site);
      // No-break: a number never stands apart from its name.
      return `${name}\u00a0${valueText}`;
    });
  if (names.length === 0) return undefined;
  return site.t('blocks.homeUseCases.next', { names: formatList(names, site.locale) });
}
