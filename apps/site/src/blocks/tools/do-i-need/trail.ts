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
  /** The accessible name of the link that changes the answer. It makes sense without the text around it. */
  readonly changeLabel: string;
}

/** Returns the answers so far, each with a link to change it; undefined if there are none. */
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

/** The anchor in every link of the tool, so that the browser scrolls to the question or result. */
export const stepAnchor = 'step';

/** Returns the address of the tool's own page with these answers. */
export function needAddress(taken: readonly GivenAnswer[], site: SiteContext): string {
  const path = site.document('pages/do-i-need-a-vpn')?.path ?? '';
  return `${path}${needQuery(taken)}#${stepAnchor}`;
}
