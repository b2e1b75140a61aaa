import { type GivenAnswer, needQuery } from '#domain/need/need-path.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Where every link of the tool lands: at the question, or at the result, and not at the top of its page again. */
export const stepAnchor = 'step';

/** The address of some answers on the tool's own page. */
export function needAddress(taken: readonly GivenAnswer[], site: SiteContext): string {
  const path = site.document('pages/do-i-need-a-vpn')?.path ?? '';
  return `${path}${needQuery(taken)}#${stepAnchor}`;
}
