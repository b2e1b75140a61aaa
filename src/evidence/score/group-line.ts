import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { outcomeOf } from './outcome.ts';
import { scoreOf } from './score.ts';

/** What a group of criteria comes to for a provider, in one line; undefined where nothing in it weighs anything. */
export function groupLine(
  providerId: string,
  group: string,
  profile: string,
  site: Language & SiteFacts,
): string | undefined {
  const reasons = scoreOf(providerId, profile, site)?.reasons.filter((reason) => reason.group === group);
  const { lifting, lowering, notShown } = weighReasons(reasons ?? []);
  const words = [lifting[0], lowering[0] ?? notShown[0]].flatMap((reason) =>
    reason ? [outcomeOf(providerId, reason.criterion, profile, site).words] : [],
  );
  return words.length > 0 ? `${words.join('; ')}.` : undefined;
}
