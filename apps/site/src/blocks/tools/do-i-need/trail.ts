import { type GivenAnswer, needQuery } from '@vpn-site/core/need/need-progress.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The answers so far, each with a link to change it. */
export interface TrailModel {
  readonly entries: readonly TrailEntry[];
  /** Link that removes the last answer. */
  readonly back: string;
  readonly again: string;
}

interface TrailEntry {
  readonly label: string;
  readonly answer: string;
  readonly change: string;
  /** Accessible name of the link that changes the answer; it makes sense without the text around it. */
  readonly changeLabel: string;
}

/** Returns undefined before the first answer. */
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

/** Anchor in every link of the tool, so that the browser scrolls to the question or result instead of the top of the page. */
export const stepAnchor = 'step';

/** Returns the address of these answers on the tool's own page. */
export function needAddress(taken: readonly GivenAnswer[], site: SiteContext): string {
  const path = site.document('pages/do-i-need-a-vpn')?.path ?? '';
  return `${path}${needQuery(taken)}#${stepAnchor}`;
}
