import { z } from 'zod';
import { closedObject, inEveryLocale } from '../facts/common-schemas.ts';
import { ruleSchema } from './rule-schema.ts';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write lower-case words joined by hyphens');
const words = inEveryLocale(z.string().min(1));
const weight = z.number().min(0);

/** A file under facts/methodology, as written: lifetimes are added from the vocabulary when it is read. */
export const methodologySchema = closedObject({
  version: z.string().regex(/^\d{4}-\d+$/, 'write a year and a number, such as 2026-1'),
  published: z.iso.date('Write a day as YYYY-MM-DD'),
  coverageFloor: z.number().min(0).max(1),
  lowConfidenceFactor: z.number().min(0).max(1),
  stability: closedObject({
    samples: z.int().positive(),
    seed: z.int().nonnegative(),
    from: z.number().positive(),
    to: z.number().positive(),
    top: z.int().positive(),
  }),
  criteria: z
    .array(
      closedObject({
        id,
        group: id,
        label: words,
        keys: z.array(z.string()).min(1),
        rule: ruleSchema,
        weight,
        reason: words,
      }),
    )
    .min(1),
  profiles: z
    .array(
      closedObject({
        id,
        label: words,
        description: words,
        groups: z.record(z.string(), weight),
        weights: z.record(z.string(), weight),
        requires: z.array(closedObject({ criterion: z.string(), atLeast: z.number().min(0).max(10) })),
      }),
    )
    .min(1),
});

export type WrittenMethodology = z.infer<typeof methodologySchema>;
