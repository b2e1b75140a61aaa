import { type GivenAnswer, needQuery } from '@vpn-site/core/need/need-path.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The answers given so far, each with the way to another one. */
export interface TrailModel {
  readonly entries: readonly TrailEntry[];
  /** One answer less. */
  readonly back: string;
  readonly again: string;
}

interface TrailEntry {
  readonly label: string;
  readonly answer: string;
  readonly change: string;
  /** What the link does, for people who hear it apart from its line. */
  readonly changeLabel: string;
}

/** undefined before the first answer. */
export function trail(taken: readonly GivenAnswer[], site: SiteContext): TrailModel | undefined {
  if (taken.length === 0) return undefined;
  const { t } = site;
  return {
    entries: taken.map(({ question, answer }, index) => ({
      label: t(`need.short.${question}`),
      answer: t(`need.choices.${answer}`),
      change: needAddress(taken.slice(0, index), site),
      changeLabel: t('need.changeAnswer', { question: t(`need.questions.${question}.title`) }),
    })),
    back: needAddress(taken.slice(0, -1), site),
    again: needAddress([], site),
  };
}

/** Where every link of the tool lands: at the question, or at the result, and not at the top of its page again. */
export const stepAnchor = 'step';

/** The address of some answers on the tool's own page. */
export function needAddress(taken: readonly GivenAnswer[], site: SiteContext): string {
  const path = site.document('pages/do-i-need-a-vpn')?.path ?? '';
  return `${path}${needQuery(taken)}#${stepAnchor}`;
}
