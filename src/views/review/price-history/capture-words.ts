import type { PlanHistory } from '#domain/price/price-history.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What stands behind a plan: captures that were read, and what the source itself lists of its changes. */
export function captureWords({ observations, releaseEvents }: PlanHistory, { t }: SiteContext): string {
  const captures = t('priceHistory.captures', { count: observations });
  return releaseEvents === undefined
    ? captures
    : t('priceHistory.entries', { captures, count: releaseEvents });
}
