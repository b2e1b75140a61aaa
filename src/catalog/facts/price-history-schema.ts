import { z } from 'zod';
import type { PriceHistory } from '#domain/price/price-history.ts';
import { closedObject } from './closed-object.ts';
import { date, note } from './common-schemas.ts';

const text = z.string().min(1);
const count = z.int().positive();

const point = closedObject({
  from: date,
  at: z.string(),
  charged: z.number().positive(),
  currency: z.string(),
  renewalPerMonth: z.number().positive().optional(),
  evidence: z.enum(['capture', 'release']),
  previous: date.optional(),
  standard: z.boolean().optional(),
});

const plan = closedObject({
  id: text,
  current: z.boolean(),
  observations: count,
  releaseEvents: count.optional(),
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
    publisher: z.string(),
    published: date,
    licence: text,
  }),
  checked: date,
  plans: z.array(plan),
});
