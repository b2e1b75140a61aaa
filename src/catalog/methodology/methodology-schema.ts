import { z } from 'zod';
import type { ScoringRule } from '#domain/scoring/scoring-rule.ts';
import { closedObject, inEveryLocale } from '../facts/common-schemas.ts';

const points = z.number().min(0, 'points go from 0 to 10').max(10, 'points go from 0 to 10');
const pointsByOption = z.record(z.string(), points);
const years = z.number().positive();
const factor = z.number().min(0).max(1);
const line = closedObject({ tenAt: z.number(), zeroAt: z.number() }).refine(
  ({ tenAt, zeroAt }) => tenAt !== zeroAt,
  { message: 'tenAt and zeroAt must differ' },
);

/** One closed shape per rule; the name decides which. */
const ruleSchema: z.ZodType<ScoringRule> = z.discriminatedUnion('name', [
  closedObject({ name: z.literal('answer'), yes: points, partial: points, no: points }),
  closedObject({ name: z.literal('choice'), points: pointsByOption, otherwise: points }),
  closedObject({
    name: z.literal('best-of'),
    points: pointsByOption,
    otherwise: points,
    none: points,
    notCounted: z.array(z.string()).optional(),
  }),
  closedObject({ name: z.literal('share'), of: z.array(z.string()).min(1) }),
  closedObject({ name: z.literal('number'), tenAt: z.number(), zeroAt: z.number() }).refine(
    ({ tenAt, zeroAt }) => tenAt !== zeroAt,
    { message: 'tenAt and zeroAt must differ' },
  ),
  closedObject({ name: z.literal('known'), points }),
  closedObject({
    name: z.literal('audits'),
    byAge: z.array(closedObject({ years, points })).min(1),
    older: points,
    unpublishedFactor: factor,
    weakFactor: factor,
  }),
  closedObject({
    name: z.literal('incidents'),
    lost: pointsByOption,
    halfAfterYears: years,
    weakFactor: factor,
  }),
  closedObject({
    name: z.literal('streaming'),
    works: points,
    mixed: points,
    blocked: points,
    minimumReports: z.int().positive(),
    withinDays: z.int().positive(),
  }),
  closedObject({ name: z.literal('cost'), months: z.int().positive(), scale: z.record(z.string(), line) }),
  closedObject({
    name: z.literal('free-plan'),
    available: points,
    unlimitedData: points,
    cappedData: closedObject({ gigabytes: z.number().positive(), points }),
    countries: closedObject({ many: z.int().positive(), points }),
    severalDevices: points,
  }),
]);

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
