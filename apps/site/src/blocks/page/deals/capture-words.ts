import { formatDay, formatNames } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface CapturedPlan {
  readonly provider: string;
  readonly plan: Plan;
}

/** States the day on which prices were captured, and the exceptions. */
export function captureWords(plans: readonly CapturedPlan[], site: SiteContext): string {
  const { t, locale } = site;
  const byDay = Map.groupBy(plans, ({ plan }) => plan.observed);
  const [usual, ...others] = [...byDay].toSorted(([, a], [, b]) => b.length - a.length);
  const day = formatDay(usual?.[0] ?? '', locale, 'short');
  const exceptions = others.map(([other, seen]) => {
    const names = new Set(seen.map(({ provider }) => providerName(provider, site)));
    return t('dataPages.deals.exception', {
      providers: formatNames(names, locale),
      day: formatDay(other, locale, 'short'),
    });
  });
  return t(exceptions.length === 0 ? 'dataPages.deals.seen' : 'dataPages.deals.seenExcept', {
    day,
    exceptions: exceptions.join('; '),
  });
}
