import type { Plan, Renewal } from '@vpn-site/core/price/plan.ts';
import type { FeedRecord } from './feed.ts';

/** The fields of a plan that the index covers. */
export const readFields = [
  'charged',
  'months',
  'bonusMonths',
  'renewal',
  'refundDays',
  'tax',
  'reference',
] as const satisfies (keyof Plan)[];

/** Returns the plan with the values of the index; where the index has none, the written value stays. */
export function planAsRead(written: Plan, record: FeedRecord): Plan {
  return {
    ...written,
    charged: record.upfront_total,
    months: record.service_months ?? written.months,
    bonusMonths: record.free_months === null ? written.bonusMonths : record.free_months || undefined,
    renewal: renewalOf(record) ?? written.renewal,
    refundDays: record.refund_days ?? written.refundDays,
    tax: taxes[record.tax_treatment] ?? written.tax,
    reference: referenceOf(written, record),
  };
}

/** Returns a key that is equal for plans with equal values in all fields that the index covers. */
export function termsKey(plan: Plan): string {
  const { reference, renewal } = plan;
  const money = typeof renewal === 'string' ? renewal : [renewal.charged, renewal.months];
  return JSON.stringify([
    plan.charged,
    plan.months,
    plan.bonusMonths,
    money,
    plan.refundDays,
    plan.tax,
    reference?.charged,
  ]);
}

/** Billing types without an automatic charge at the end. */
const prepaid: readonly FeedRecord['billing_type'][] = [
  'non_recurring_prepaid',
  'manual_renewal_prepaid',
  'one_time_purchase',
  'lifetime',
];

/** Returns the renewal; undefined if the record has none. Earlier records have neither a billing type nor a status. */
function renewalOf(record: FeedRecord): Renewal | undefined {
  const { renewal_total, renewal_period_months, billing_type, renewal_total_status } = record;
  // Readers choose whether it renews, and the index does not say what is chosen by default.
  if (billing_type === 'prepaid_optional_auto_renewal' && !renewal_total) return undefined;
  if (prepaid.includes(billing_type) || renewal_total_status === 'not_applicable') return 'none';
  if (renewal_total_status === 'not_visible') return 'unpublished';
  if (!renewal_total || renewal_period_months === null) return undefined;
  return { charged: renewal_total, months: renewal_period_months };
}

/** "May apply" means excluded; undisclosed or unknown wordings set nothing. */
const taxes: Readonly<Record<string, Plan['tax']>> = {
  vat_included: 'included',
  taxes_may_apply: 'excluded',
  sales_tax_may_apply: 'excluded',
  vat_may_apply: 'excluded',
  taxes_may_apply_based_on_jurisdiction: 'excluded',
  sales_tax_calculated_at_checkout: 'excluded',
};

const origins = { provider_reference_total: 'provider', derived_from_monthly_plan: 'derived' } as const;

/**
 * Returns the "was" price of a plan. It follows the record only if an editor has written one, and only while its origin
 * stays the same.
 */
function referenceOf({ reference }: Plan, record: FeedRecord): Plan['reference'] {
  const { reference_price_total: charged, reference_price_basis: basis } = record;
  const isSame = reference !== undefined && basis !== null && origins[basis] === reference.origin;
  return isSame && charged ? { charged, origin: reference.origin } : reference;
}

export function quotePrefix({ provider_id, plan_id }: FeedRecord): string {
  return `${provider_id}, ${plan_id}:`;
}

const quoted = [
  'upfront_total',
  'service_months',
  'free_months',
  'renewal_total',
  'renewal_period_months',
  'refund_days',
  'tax_treatment',
  'source_url',
] as const satisfies (keyof FeedRecord)[];

/** The names of columns in files that name them in another way. */
const captureColumns: Readonly<Record<string, string>> = {
  upfront_total: 'intro_total',
  tax_treatment: 'tax_treatment_claim',
};

/**
 * Returns the row with the columns that support a plan. The page comes last, because the next run reads it from there
 * (`pageInQuote`).
 */
export function quoteOf(record: FeedRecord): string {
  const columnOf = (name: string) => (record.feed === 'captures' ? (captureColumns[name] ?? name) : name);
  return `${quotePrefix(record)} ${quoted.map((name) => `${columnOf(name)} ${String(record[name])}`).join(', ')}`;
}

/** Returns the page that a quoted amount was read from; undefined for quotes written by hand. */
export function pageInQuote(quote: string): string | undefined {
  return /, source_url (\S+)$/.exec(quote)?.[1];
}
