import { profileNamed } from '#domain/scoring/methodology.ts';
import { fullScore } from '#domain/scoring/score.ts';
import {
  hasAged,
  type ReasonView,
  type RulerView,
  reasonView,
  rulerView,
  scoreView,
  strongestReasons,
} from '#evidence/score/score.ts';
import { formatList } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const homeUseCasesBlock = block({
  name: 'home-use-cases',
  summary:
    'One row per use case: what someone needs, who comes first there, the fact that lifts it most, and what the second answers to the same.',
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
        readonly title: string;
        readonly reviewPath: string | undefined;
        readonly score: RulerView;
        /** What lifts it most in this list. */
        readonly reason: ReasonView | undefined;
        /** What the second answers to the same; undefined where it is alone. */
        readonly against: { readonly title: string; readonly answer: ReasonView } | undefined;
        /** Who comes after it, in one line; undefined where nobody does. */
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
  const score = first?.score;
  if (!score) return undefined;
  const [reason] = strongestReasons(score, 1, site);
  const view = scoreView(score.provider, profile, site);
  return {
    title: view.name,
    reviewPath: site.reviewPath(view.provider),
    score: rulerView(view, site),
    reason: reason && {
      ...reason,
      label: site.t('blocks.homeUseCases.lifts', { criterion: reason.label }),
    },
    against: second &&
      reason && {
        title: scoreView(second.score.provider, profile, site).name,
        answer: reasonView(second.score.provider, reason.key, site),
      },
    next: nextText(profile, site),
  };
}

const namedAfterFirst = 2;

function nextText(profile: string, site: SiteContext): string | undefined {
  const names = site
    .ranking(profile)
    .ranking.ranked.slice(1, 1 + namedAfterFirst)
    .map(({ score }) => {
      const { name, valueText } = scoreView(score.provider, profile, site);
      // No-break: a number never stands apart from its name.
      return `${name}\u00a0${valueText}`;
    });
  if (names.length === 0) return undefined;
  return site.t('blocks.homeUseCases.next', { names: formatList(names, site.locale) });
}
