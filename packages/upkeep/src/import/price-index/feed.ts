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

/**
 * The three kinds of files that the index publishes: the operational feed (one plan of ten providers), the comparison
 * catalog (all plans of some providers) and the captures (all plans of all providers). The value is the id of the source
 * that cells cite, because other cells quote other files of the same dataset.
 */
export const feedSources = {
  operational: 'price-feed',
  comparison: 'price-catalog',
  captures: 'price-captures',
} as const;
export type FeedKind = keyof typeof feedSources;
export const feedKinds = Object.keys(feedSources) as readonly FeedKind[];

/** The columns of a price that all kinds of files have, under the names of the operational feed. */
export const feedRecordSchema = z.object({
  feed: z.enum(feedKinds).default('operational'),
  ...record.pick({
    provider_id: true,
    plan_id: true,
    billing_type: true,
    effective_renewal_monthly: true,
    observed_at: true,
    refund_days: true,
    reference_price_basis: true,
    reference_price_total: true,
    renewal_period_months: true,
    renewal_total: true,
    source_url: true,
    tax_treatment: true,
    upfront_total: true,
  }).shape,
  country_code: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  renewal_total_status: label.optional(),
  /** Null for a plan shorter than a month. */
  service_months: count.nullable(),
  free_months: z.int().nonnegative().nullable(),
  /** Anything but current: the page could not be read, so the record is from `observed_at`. */
  freshness_status: label,
});
export type FeedRecord = z.infer<typeof feedRecordSchema>;

interface Feed {
  readonly generated_at: string;
  readonly records: readonly FeedRecord[];
}

const catalogSchema = z.object({
  schema_version: z.literal('1.0.0'),
  generated_at: moment,
  records: z.array(
    z.object({
      ...feedRecordSchema.omit({ feed: true, reference_price_basis: true, reference_price_total: true })
        .shape,
    }),
  ),
});

const referenceOrigins: Readonly<Record<string, FeedRecord['reference_price_basis']>> = {
  machine_extracted: 'provider_reference_total',
  derived: 'derived_from_monthly_plan',
};

/** Free plans have no price and are left out. */
const capturesSchema = z.object({
  schema_version: z.literal('1.0.0'),
  generated_at: moment,
  records: z.array(
    z.object({
      ...feedRecordSchema.omit({
        feed: true,
        observed_at: true,
        upfront_total: true,
        tax_treatment: true,
        reference_price_basis: true,
      }).shape,
      captured_at: moment,
      intro_total: z.number().nonnegative(),
      tax_treatment_claim: label,
      reference_price_total_status: label,
    }),
  ),
});

/**
 * Parses a file of the VPN Price Transparency Index; undefined if it is no snapshot of prices. It rejects what the
 * operational feed's own schema rejects.
 */
export function parseFeed(file: string, text: string): Feed | undefined {
  const data = jsonOf(text);
  if (data === undefined) {
    const remedy = 'Download it again: it may be cut off.';
    throw new ProblemsError([{ file, message: 'The file is not JSON.', remedy }]);
  }
  const { feed_type = '' } = z.object({ feed_type: z.string() }).safeParse(data).data ?? {};
  switch (feed_type) {
    case 'dovpn_operational_prices': {
      const { generated_at, records } = valid(file, feedSchema, data);
      return { generated_at, records: records.map((row) => ({ ...row, feed: 'operational' })) };
    }
    case 'dovpn_comparison_catalog': {
      const { generated_at, records } = valid(file, catalogSchema, data);
      const unstated = { reference_price_basis: null, reference_price_total: null };
      return { generated_at, records: records.map((row) => ({ ...row, ...unstated, feed: 'comparison' })) };
    }
    case 'all_provider_price_tracking': {
      const { generated_at, records } = valid(file, capturesSchema, data);
      return { generated_at, records: records.filter(({ intro_total }) => intro_total > 0).map(captureOf) };
    }
    default:
      return undefined;
  }
}

function captureOf({
  captured_at,
  intro_total,
  tax_treatment_claim,
  reference_price_total_status,
  ...row
}: z.infer<typeof capturesSchema>['records'][number]): FeedRecord {
  return {
    ...row,
    feed: 'captures',
    observed_at: captured_at,
    upfront_total: intro_total,
    tax_treatment: tax_treatment_claim,
    reference_price_basis: referenceOrigins[reference_price_total_status] ?? null,
  };
}

function valid<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ProblemsError(
    result.error.issues.map(({ path, message }) => ({
      file,
      message: `"${path.join('.')}" does not match the feed's schema: ${message}.`,
      remedy: 'Check in the methodology of the feed whether its format changed.',
    })),
  );
}
