import { z } from 'zod';
import type { Plan } from '#domain/price/plan.ts';
import { closedObject } from './closed-object.ts';
import { date, note, sourceId } from './common-schemas.ts';

const amount = z.number().positive();
const wholeNumber = z.int().positive();

const renewal = z.union(
  [closedObject({ charged: amount, months: wholeNumber }), z.literal('unpublished'), z.literal('none')],
  'Write { charged: …, months: … }, unpublished or none',
);

export const planSchema: z.ZodType<Plan> = closedObject({
  id: z.string().min(1),
  name: z.string().min(1),
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
