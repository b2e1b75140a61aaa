import type { DemandId } from './need-demands.ts';
import {
  type AnswerId,
  answersTo,
  type Caution,
  firstQuestion,
  type NeedAnswer,
  type NeedStep,
  needTree,
  type QuestionId,
} from './need-tree.ts';

export interface GivenAnswer {
  readonly question: QuestionId;
  readonly answer: AnswerId;
}

/** A reader's progress, and the combined requirements of the answers. */
export interface NeedProgress {
  readonly taken: readonly GivenAnswer[];
  readonly step: NeedStep;
  readonly profile: string | undefined;
  readonly demands: readonly DemandId[];
  readonly cautions: readonly Caution[];
  readonly pick: string | undefined;
  /** The code of the reader's country, if an answer names one. */
  readonly country: string | undefined;
}

/**
 * Follows the answers in a query from the first question, and returns how far they lead. Unknown answers, and answers to
 * questions that the path does not reach, are ignored.
 */
export function walkNeedTree(query: string): NeedProgress {
  const given = new URLSearchParams(query);
  const taken: GivenAnswer[] = [];
  const demands: DemandId[] = [];
  const cautions: Caution[] = [];
  let profile: string | undefined;
  let country: string | undefined;
  let pick: string | undefined;
  let step: NeedStep = { kind: 'ask', question: firstQuestion };
  while (step.kind === 'ask') {
    const question: QuestionId = step.question;
    const answer: AnswerId | undefined = answersTo(question).find((known) => known === given.get(question));
    const chosen: NeedAnswer | undefined = answer && needTree[question][answer];
    if (!answer || !chosen) break;
    taken.push({ question, answer });
    demands.push(...(chosen.demands ?? []));
    if (chosen.caution) cautions.push(chosen.caution);
    profile = chosen.profile ?? profile;
    country = chosen.country ?? country;
    pick = chosen.pick ?? pick;
    step = chosen.next;
  }
  return { taken, step, profile, demands, cautions, country, pick };
}

/** Returns the canonical query of some answers, with its question mark; empty if there are no answers. */
export function needQuery(taken: readonly GivenAnswer[]): string {
  if (taken.length === 0) return '';
  return `?${String(new URLSearchParams(taken.map(({ question, answer }) => [question, answer])))}`;
}

/** Returns the max number of questions that are left, including this one. */
export function questionsLeft(step: NeedStep): number {
  if (step.kind === 'end') return 0;
  const lengths = Object.values(needTree[step.question]).map(({ next }) => questionsLeft(next));
  return 1 + Math.max(...lengths);
}
