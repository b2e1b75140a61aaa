import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { fullScore } from '../evidence/full-score.ts';
import { hasAged } from '../evidence/has-aged.ts';
import { listWords } from '../evidence/ranking-words.ts';
import { type ReasonView, reasonView, strongestReasons } from '../evidence/reason-views.ts';
import { type RulerView, rulerView } from '../evidence/ruler-view.ts';
import { scoreView } from '../evidence/score-view.ts';

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

export function selectUseCases(attributes: BlockAttributes, context: BlockContext): HomeUseCasesModel {
  const { heading, anchor, profiles } = attributes as {
    heading?: string;
    anchor?: string;
    profiles: readonly string[];
  };
  return {
    heading: heading ?? context.t('blocks.homeUseCases.heading'),
    anchor,
    scale: fullScore,
    cases: [...new Set(profiles)].map((profile) => selectUseCase(profile, context)),
  };
}

function selectUseCase(profile: string, context: BlockContext): UseCase {
  const { label, description } = profileNamed(context.methodology, profile);
  const pick = selectPick(profile, context);
  return {
    profile,
    need: label[context.locale],
    path: context.roundupPath(profile),
    description: description[context.locale],
    hasAged: pick === undefined && hasAged(profile, context),
    pick,
  };
}

function selectPick(profile: string, context: BlockContext): UseCase['pick'] {
  const [first, second] = context.ranking(profile).ranking.ranked;
  const score = first?.score;
  if (!score) return undefined;
  const [reason] = strongestReasons(score, 1, context);
  const view = scoreView(score.provider, profile, context);
  return {
    title: view.name,
    reviewPath: context.reviewPath(view.provider),
    score: rulerView(view, context),
    reason: reason && {
      ...reason,
      label: context.t('blocks.homeUseCases.lifts', { criterion: reason.label }),
    },
    against: second &&
      reason && {
        title: scoreView(second.score.provider, profile, context).name,
        answer: reasonView(second.score.provider, reason.key, context),
      },
    next: nextText(profile, context),
  };
}

const namedAfterFirst = 2;

function nextText(profile: string, context: BlockContext): string | undefined {
  const names = context
    .ranking(profile)
    .ranking.ranked.slice(1, 1 + namedAfterFirst)
    .map(({ score }) => {
      const { name, valueText } = scoreView(score.provider, profile, context);
      // No-break: a number never stands apart from its name.
      return `${name}\u00a0${valueText}`;
    });
  if (names.length === 0) return undefined;
  return context.t('blocks.homeUseCases.next', { names: listWords(names, context) });
}
