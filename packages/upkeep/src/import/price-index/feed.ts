import { ProblemsError } from '@vpn-site/content/problem.ts';
import { z } from 'zod';
import { jsonOf } from '../json-text.ts';

const words = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/);
const label = z.string().regex(/^[a-z0-9_]+$/);
const sha256 = z.string().regex(/^[a-f0-9]{64}$/);
const moment = z.iso.datetime({ offset: true });
const amount = z.number().positive();
const amountOrNone = z.number().nonnegative().nullable();
const count = z.int().positive();

/** Characters allowed in an address, because the URL parser alone accepts spaces. */
const address = z
  .string()
  .regex(/^(?:[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/)
  .refine((written) => URL.canParse(written), 'Invalid address');

const record = z.strictObject({
  provider_id: slug,
  provider_name: words,
  plan_id: slug,
  plan_name: words,
  country_code: z.literal('US'),
  currency: z.literal('USD'),
  observed_at: moment,
  materially_changed_at: moment,
  advertised_monthly_equivalent: amount,
  upfront_total: amount,
  paid_months: count,
  free_months: z.int().min(0).max(12),
  service_months: count,
  effective_intro_monthly: amount,
  discount_percent: z.number().min(0).max(100).nullable(),
  discount_basis: z.enum(['provider_claim', 'derived_from_reference_total']).nullable(),
  reference_price_total: amountOrNone,
  reference_monthly_equivalent: amountOrNone,
  reference_price_basis: z.enum(['provider_reference_total', 'derived_from_monthly_plan']).nullable(),
  billing_type: z
    .enum([
      'recurring_subscription',
      'prepaid_optional_auto_renewal',
      'non_recurring_prepaid',
      'manual_renewal_prepaid',
      'free',
      'one_time_purchase',
      'lifetime',
    ])
    .optional(),
  renewal_total: amountOrNone,
  renewal_total_status: z
    .enum([
      'machine_extracted',
      'derived',
      'not_visible',
      'not_applicable',
      'ambiguous',
      'checkout_observed',
      'derived_from_checkout',
    ])
    .optional(),
  renewal_period_months: count.nullable(),
  effective_renewal_monthly: amountOrNone,
  refund_days: z.int().nonnegative().nullable(),
  tax_treatment: label,
  promotion_label: z.string().max(120).nullable(),
  promotion_theme: label.nullable(),
  source_url: address.regex(/^https:\/\/[^?#]+$/),
  evidence_sha256: sha256,
  validation_status: z.literal('automated_validated'),
  /** last_known_good: the page could not be read, so the record is from `observed_at`. */
  freshness_status: z.enum(['current', 'last_known_good']),
  content_fingerprint: sha256,
});

export const feedSchema = z.strictObject({
  schema_version: z.literal('1.0.0'),
  feed_type: z.literal('dovpn_operational_prices'),
  generated_at: moment,
  observation_date: z.iso.date(),
  market: z.strictObject({ country_code: z.literal('US'), currency: z.literal('USD') }),
  methodology_url: address.regex(/^https:\/\/github.com\/steveprice-dev\/vpn-price-data\//),
  records: z.array(record).length(10),
});

export const feedRecordSchema = record;
export type FeedRecord = z.infer<typeof record>;
type Feed = z.infer<typeof feedSchema>;

/** Parses the operational feed of the VPN Price Transparency Index. It rejects what the feed's own schema rejects. */
export function parseFeed(file: string, text: string): Feed {
  const result = feedSchema.safeParse(jsonOf(text));
  if (result.success) return result.data;
  throw new ProblemsError(
    result.error.issues.map(({ path, message }) => ({
      file,
      message: `"${path.join('.')}" does not match the feed's schema: ${message}.`,
      remedy: 'Check in the methodology of the feed whether its format changed.',
    })),
  );
}
