import { outcomeOf } from '#evidence/score/outcome.ts';
import { scoreOf } from '#evidence/score/score.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { allPurpose } from '#domain/scoring/methodology.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One line on a group of the score: what lifts it most, then what lowers it most. */
export function groupLine(providerId: string, group: string, site: SiteContext): string {
  const reasons = scoreOf(providerId, allPurpose, site)?.reasons.filter((reason) => reason.group === group);
  const { lifting, lowering, notShown } = weighReasons(reasons ?? []);
  return [lifting[0], lowering[0] ?? notShown[0]]
    .flatMap((reason) => (reason ? [outcomeOf(providerId, reason.criterion, allPurpose, site).words] : []))
    .map((words) => `${words.charAt(0).toLocaleUpperCase(site.locale)}${words.slice(1)}.`)
    .join(' ');
}
