import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { publisherKinds } from '@vpn-site/core/provider/publisher.ts';
import { z } from 'zod';
import { closedObject, date, note, sourceId, sourceNote } from './common-schemas.ts';

const text = z.string().min(1);
const amount = z.number().positive();
const wholeNumber = z.int().positive();

const renewal = z.union(
  [closedObject({ charged: amount, months: wholeNumber }), z.literal('unpublished'), z.literal('none')],
  'Write { charged: …, months: … }, unpublished or none',
);

export const planSchema: z.ZodType<Plan> = closedObject({
  id: text,
  name: text,
  currency: z.string(),
  market: z.string(),
  months: wholeNumber.optional(),
  days: wholeNumber.optional(),
  bonusMonths: wholeNumber.optional(),
  charged: amount,
  renewal,
  refundDays: z.int().nonnegative().optional(),
  noticeDays: z.int().nonnegative().optional(),
  tax: z.enum(['included', 'excluded', 'unknown']),
  reference: closedObject({ charged: amount, origin: z.enum(['provider', 'derived']) }).optional(),
  standard: z.boolean().optional(),
  observed: date,
  source: sourceId,
  note,
}).refine(
  ({ months, days }) => (months === undefined) !== (days === undefined),
  'Write months or, for a plan shorter than a month, days; not both',
);

const point = closedObject({
  from: date,
  at: z.string(),
  charged: amount,
  currency: z.string(),
  renewalPerMonth: amount.optional(),
  evidence: z.enum(['capture', 'release']),
  previous: date.optional(),
  standard: z.boolean().optional(),
});

const pricedPlan = closedObject({
  id: text,
  current: z.boolean(),
  observations: wholeNumber,
  releaseEvents: wholeNumber.optional(),
  first: date,
  last: date,
  septemberRelease: z.boolean(),
  points: z.array(point).min(1),
  note,
});

export const priceHistorySchema: z.ZodType<PriceHistory> = closedObject({
  provider: text,
  window: closedObject({ first: date, last: date }),
  market: z.string(),
  source: closedObject({
    url: z.string(),
    title: text,
    publisher: z.enum(publisherKinds),
    published: date,
    note: sourceNote,
    licence: text,
  }),
  checked: date,
  plans: z.array(pricedPlan),
});
