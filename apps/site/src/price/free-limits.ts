import { numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import type { FreePlan } from '@vpn-site/core/provider/fact.ts';
import type { Language } from '#site/site-context.ts';

/** One property of a free plan, and whether it is limited. */
interface FreeLimit {
  readonly words: string;
  readonly isLimited: boolean;
}

/** Returns the published terms of a free plan: data, countries and devices. */
export function freeLimits(
  { dataCapGb, countries, devices }: FreePlan,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): FreeLimit[] {
  const limits: FreeLimit[] = [];
  if (dataCapGb === 'unlimited') {
    limits.push({ words: t('outcome.free.data', { cap: 'unlimited' }), isLimited: false });
  } else if (typeof dataCapGb === 'number') {
    const cap = numberFormatter(locale).format(dataCapGb);
    limits.push({ words: t('outcome.free.data', { cap }), isLimited: true });
  }
  if (countries !== undefined) {
    limits.push({ words: t('outcome.free.countries', { count: countries }), isLimited: true });
  }
  if (devices !== undefined) {
    const isLimited = devices !== 'unlimited';
    const words = t('outcome.free.devices', { devices, count: isLimited ? devices : 0 });
    limits.push({ words, isLimited });
  }
  return limits;
}
