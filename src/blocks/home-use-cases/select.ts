import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { fullScore } from '../evidence/full-score.ts';
import { type ReasonView, strongestReasons } from '../evidence/reason-views.ts';
import { scoreView } from '../evidence/score-view.ts';

export interface UseCase {
  readonly profile: string;
  readonly need: string;
  readonly description: string;
  /** Undefined where nobody is ranked. */
  readonly pick:
    | {
        readonly title: string;
        readonly reviewPath: string | undefined;
        readonly scoreText: string;
        readonly reason: ReasonView | undefined;
      }
    | undefined;
}

export interface HomeUseCasesModel {
  readonly heading: string;
  readonly scale: number;
  readonly cases: readonly UseCase[];
}

export function selectUseCases(attributes: BlockAttributes, context: BlockContext): HomeUseCasesModel {
  const { heading, profiles } = attributes as { heading?: string; profiles: readonly string[] };
  return {
    heading: heading ?? context.t('blocks.homeUseCases.heading'),
    scale: fullScore,
    cases: [...new Set(profiles)].map((profile) => selectUseCase(profile, context)),
  };
}

function selectUseCase(profile: string, context: BlockContext): UseCase {
  const { label, description } = profileNamed(context.methodology, profile);
  return {
    profile,
    need: label[context.locale],
    description: description[context.locale],
    pick: selectPick(profile, context),
  };
}

function selectPick(profile: string, context: BlockContext): UseCase['pick'] {
  const score = context.ranking(profile).ranking.ranked[0]?.score;
  if (!score) return undefined;
  const { provider, name, valueText } = scoreView(score.provider, profile, context);
  return {
    title: name,
    reviewPath: context.reviewPath(provider),
    scoreText: valueText,
    reason: strongestReasons(score, 1, context)[0],
  };
}
