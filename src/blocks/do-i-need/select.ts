import { type NeedPath, needPath, questionsLeft } from '#domain/need/need-path.ts';
import {
  answersTo,
  type HelpId,
  isRefusal,
  type QuestionId,
  type RefusalId,
  refusals,
} from '#domain/need/need-tree.ts';
import type { BlockContext } from '../block-context.ts';
import { type CautionModel, cautions } from './cautions.ts';
import { type HelpLink, helpLink } from './help-links.ts';
import { needAddress } from './need-address.ts';
import { type ProvidersModel, selectProviders } from './select-providers.ts';
import { type TrailModel, trail } from './trail.ts';

export interface QuestionModel {
  readonly kind: 'question';
  readonly progress: string;
  readonly title: string;
  readonly why: string;
  readonly answers: readonly { readonly text: string; readonly href: string }[];
}

export interface RefusalModel {
  readonly kind: 'refusal';
  readonly title: string;
  readonly text: string;
  readonly helps: readonly {
    readonly id: HelpId;
    readonly title: string;
    readonly text: string;
    readonly link: HelpLink | undefined;
  }[];
}

export interface DoINeedModel {
  readonly step: QuestionModel | RefusalModel | ProvidersModel;
  readonly cautions: readonly CautionModel[];
  readonly trail: TrailModel | undefined;
}

/** The question that the address leads to, or what its answers come to. */
export function selectDoINeed(context: BlockContext): DoINeedModel {
  const path = needPath(context.query);
  const { step, taken } = path;
  return {
    step:
      step.kind === 'ask'
        ? questionModel(step.question, path, context)
        : isRefusal(step.outcome)
          ? refusalModel(step.outcome, context)
          : selectProviders(path, context),
    cautions: step.kind === 'ask' ? [] : cautions(path.cautions, context),
    trail: trail(taken, context),
  };
}

function questionModel(
  question: QuestionId,
  { taken, step }: NeedPath,
  context: BlockContext,
): QuestionModel {
  const { t } = context;
  const left = questionsLeft(step);
  return {
    kind: 'question',
    progress: t('need.progress', {
      number: taken.length + 1,
      most: taken.length + left,
      isLast: left === 1 ? 'yes' : 'no',
    }),
    title: t(`need.questions.${question}.title`),
    why: t(`need.questions.${question}.why`),
    answers: answersTo(question).map((answer) => ({
      text: t(`need.choices.${answer}`),
      href: needAddress([...taken, { question, answer }], context),
    })),
  };
}

function refusalModel(refusal: RefusalId, context: BlockContext): RefusalModel {
  const { t } = context;
  return {
    kind: 'refusal',
    title: t(`need.refusals.${refusal}.title`),
    text: t(`need.refusals.${refusal}.text`),
    helps: refusals[refusal].map((id) => ({
      id,
      title: t(`need.helps.${id}.title`),
      text: t(`need.helps.${id}.text`),
      link: helpLink(id, context),
    })),
  };
}
