import { type NeedPath, needPath, questionsLeft } from '#domain/need/need-path.ts';
import {
  answersTo,
  type HelpId,
  isRefusal,
  type QuestionId,
  type RefusalId,
  refusals,
} from '#domain/need/need-tree.ts';
import type { SiteContext } from '#site/site-context.ts';
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
export function selectDoINeed(site: SiteContext): DoINeedModel {
  const path = needPath(site.query);
  const { step, taken } = path;
  return {
    step:
      step.kind === 'ask'
        ? questionModel(step.question, path, site)
        : isRefusal(step.outcome)
          ? refusalModel(step.outcome, site)
          : selectProviders(path, site),
    cautions: step.kind === 'ask' ? [] : cautions(path.cautions, site),
    trail: trail(taken, site),
  };
}

function questionModel(question: QuestionId, { taken, step }: NeedPath, site: SiteContext): QuestionModel {
  const { t } = site;
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
      href: needAddress([...taken, { question, answer }], site),
    })),
  };
}

function refusalModel(refusal: RefusalId, site: SiteContext): RefusalModel {
  const { t } = site;
  return {
    kind: 'refusal',
    title: t(`need.refusals.${refusal}.title`),
    text: t(`need.refusals.${refusal}.text`),
    helps: refusals[refusal].map((id) => ({
      id,
      title: t(`need.helps.${id}.title`),
      text: t(`need.helps.${id}.text`),
      link: helpLink(id, site),
    })),
  };
}
