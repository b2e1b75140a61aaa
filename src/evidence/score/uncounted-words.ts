import type { Reason } from '#domain/scoring/reason.ts';
import type { SiteContext } from '#site/site-context.ts';
import { cellView } from '../fact/fact-view.ts';

/** What stands in place of a group's points: an answer that is too old was known once, and is not called unknown. */
export function uncountedWords(
  providerId: string,
  reasons: readonly Pick<Reason, 'keys'>[],
  site: SiteContext,
): string {
  const isStale = reasons.some(({ keys }) =>
    keys.some((key) => cellView(providerId, key, site).sign === 'stale'),
  );
  const { stale, unknown } = site.evidence.states;
  return (isStale ? stale : unknown).label[site.locale];
}
