import { z } from 'zod';
import type { ScoringRule } from '#domain/scoring/rules/scoring-rule.ts';

const points = z.number().min(0, 'points go from 0 to 10').max(10, 'points go from 0 to 10');
const pointsByOption = z.record(z.string(), points);
const years = z.number().positive();
const line = z
  .strictObject({ tenAt: z.number(), zeroAt: z.number() })
  .refine(({ tenAt, zeroAt }) => tenAt !== zeroAt, { message: 'tenAt and zeroAt must differ' });

/** One closed shape per rule; the name decides which. */
export const ruleSchema: z.ZodType<ScoringRule> = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('answer'), yes: points, partial: points, no: points }),
  z.strictObject({ name: z.literal('choice'), points: pointsByOption, otherwise: points }),
  z.strictObject({ name: z.literal('best-of'), points: pointsByOption, otherwise: points, none: points }),
  z.strictObject({ name: z.literal('share'), of: z.array(z.string()).min(1) }),
  z
    .strictObject({ name: z.literal('number'), tenAt: z.number(), zeroAt: z.number() })
    .refine(({ tenAt, zeroAt }) => tenAt !== zeroAt, { message: 'tenAt and zeroAt must differ' }),
  z.strictObject({ name: z.literal('known'), points }),
  z.strictObject({
    name: z.literal('audits'),
    byAge: z.array(z.strictObject({ years, points })).min(1),
    older: points,
    unpublishedFactor: z.number().min(0).max(1),
  }),
  z.strictObject({ name: z.literal('incidents'), lost: pointsByOption, halfAfterYears: years }),
  z.strictObject({
    name: z.literal('streaming'),
    works: points,
    mixed: points,
    blocked: points,
    minimumReports: z.int().positive(),
  }),
  z.strictObject({ name: z.literal('cost'), months: z.int().positive(), scale: z.record(z.string(), line) }),
  z.strictObject({
    name: z.literal('free-plan'),
    available: points,
    unlimitedData: points,
    cappedData: z.strictObject({ gigabytes: z.number().positive(), points }),
    countries: z.strictObject({ many: z.int().positive(), points }),
    severalDevices: points,
  }),
]);
