import { incidentDisclosures, incidentHarms } from '@vpn-site/core/provider/incident.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { z } from 'zod';
import { closedObject, words } from '../facts/common-schemas.ts';
import { eachOf, points, ruleSchema, share } from './rule-schema.ts';

export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write lower-case words joined by hyphens');
export const weight = z.number().min(0);
export const day = z.iso.date('Write a day as YYYY-MM-DD');
export const version = z.string().regex(/^\d{4}-\d+$/, 'write a year and a number, such as 2027-1');

const country = z.string().regex(/^[A-Z]{2}$/, 'write the two capital letters of a country, such as US');
const currency = z.string().regex(/^[A-Z]{3}$/, 'write the three capital letters of a currency, such as USD');
const years = z.number().positive();

const requirement = z.union(
  [
    closedObject({ criterion: z.string(), above: points }),
    closedObject({ criterion: z.string(), tested: z.literal(true) }),
    closedObject({ key: z.string(), not: z.boolean() }),
    closedObject({ key: z.string(), anyOf: z.array(z.string()).min(1) }),
  ],
  'Write criterion with above or "tested: true", or key with not or anyOf',
);

const pickCondition = z.union(
  [
    closedObject({ tier: z.literal('first') }),
    closedObject({ confidence: z.enum(['high', 'fair']) }),
    closedObject({ criterion: z.string(), atLeast: points }),
    closedObject({ key: z.string(), is: z.string() }),
  ],
  'Write tier (first), confidence (high or fair), criterion with atLeast, or key with is',
);

const pickOrder = z.union(
  [z.enum(['score', 'lists', 'cost']), closedObject({ criterion: z.string() })],
  'Write score, lists, cost, or a criterion',
);

/** A version as written, without the fields that reading adds from the vocabulary. */
export type WrittenMethodology = Omit<Methodology, 'lifetimes' | 'types'>;

/** A file in facts/methodology. */
export const methodologySchema = closedObject({
  version,
  published: day,
  evidence: closedObject({
    weak: share,
    word: share,
    goneAt: z.number().gt(1, 'a fact fades after its lifetime, so write more than 1'),
    outsiders: closedObject({ fullYears: years, goneYears: years }),
    second: share,
    incompleteBelow: points,
  }),
  incidents: closedObject({
    lost: eachOf(incidentHarms, points),
    told: eachOf(incidentDisclosures, z.number().min(0)),
    yearsToFade: years,
    max: points,
  }),
  costBasis: closedObject({
    market: country,
    currency,
    months: z.int().positive(),
    taxRate: share,
    exchange: z.record(currency, closedObject({ rate: z.number().positive(), asOf: day })),
    statement: words,
  }),
  rankedFrom: share,
  confidence: closedObject({ high: share, fair: share }),
  doubt: closedObject({
    samples: z.int().positive(),
    seed: z.int().nonnegative(),
    weights: closedObject({ from: z.number().positive(), to: z.number().positive() }),
    facts: closedObject({ strongWrong: share, weakWrong: share, unknownBetter: share }),
    grading: closedObject({ share, step: points }),
    clearlyAbove: share,
  }),
  requires: z.array(requirement),
  criteria: z
    .array(
      closedObject({
        id,
        group: id,
        label: words,
        keys: z.array(z.string()).min(1),
        rule: ruleSchema,
        graded: z.literal(true).optional(),
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
        requires: z.array(requirement),
      }),
    )
    .min(1),
  picks: z.array(
    closedObject({
      id,
      label: words,
      profile: z.string(),
      where: z.array(pickCondition),
      order: z.array(pickOrder).min(1),
      reason: words,
    }),
  ),
  notScored: z.record(z.string(), words),
}) satisfies z.ZodType<WrittenMethodology>;
