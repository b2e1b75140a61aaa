import { priceStrength, type Strength } from '@vpn-site/core/comparison/findings/strengths.ts';
import { formatRoundMoney, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { FactContext } from '#site/site-context.ts';
import type { PairView } from './pair.ts';

/** The keys that have their own message for the better answer; for others the criterion's label is used. */
const keysWithMessage = [
  'audits',
  'countries',
  'devices',
  'free-plan',
  'kill-switch',
  'logging',
  'multihop',
  'obfuscation',
  'open-source-apps',
  'owner-interests',
  'payment-methods',
  'platforms',
  'port-forwarding',
  'post-quantum',
  'prices',
  'server-storage',
  'signup-email',
  'split-tunnelling',
  'streaming',
  'transparency-report',
  'two-factor',
] as const;

const monthsOfYear = 12;

/** Describes what one provider of a pair does better, as a reason to choose it. */
export function strengthWords(
  { about, isAlone }: Strength,
  { findings: { price } }: PairView,
  site: FactContext,
): string {
  const { t, locale, methodology } = site;
  if (about === priceStrength && price.kind === 'cheaper') {
    return t('comparison.strength.bill', {
      saving: formatRoundMoney(price.saving, price.currency, locale),
      years: comparedMonths / monthsOfYear,
    });
  }
  const criterion = methodology.criteria.find(({ id }) => id === about);
  const key = keysWithMessage.find((each) => each === (criterion?.keys[0] ?? about));
  if (key === undefined) return uncapitalized(criterionNamed(methodology, about).label[locale], locale);
  return key === 'free-plan' && !isAlone
    ? t('comparison.strength.freerPlan')
    : t(`comparison.strength.${key}`);
}
