import type { RetiredMethodology, RetiredResults } from '@vpn-site/core/scoring/retired-methodology.ts';
import { z } from 'zod';
import { closedObject, words } from '../facts/common-schemas.ts';
import { day, id, version, weight } from './methodology-schema.ts';
import { points } from './rule-schema.ts';

const weights = z.record(z.string(), weight);

/**
 * The schema of a replaced version. It covers only the parts that pages show, because the code for the other parts no
 * longer exists.
 */
export const retiredSchema: z.ZodType<Omit<RetiredMethodology, 'results'>> = z.object({
  version,
  published: day,
  criteria: z.array(z.object({ id, group: id, label: words, weight, reason: words })).min(1),
  profiles: z.array(z.object({ id, label: words, groups: weights, weights })).min(1),
});

const rankings = z.record(
  z.string(),
  closedObject({
    ranked: z.array(
      closedObject({
        provider: id,
        rank: z.int().positive(),
        to: z.int().positive().optional(),
        score: points,
      }),
    ),
    unranked: z.array(id),
  }),
);

/** The results of a version from when it was replaced. */
export const retiredResultsSchema: z.ZodType<RetiredResults & { readonly version: string }> = closedObject({
  version,
  asOf: day,
  asPublished: rankings,
  correctedFacts: rankings.optional(),
  faults: z.array(closedObject({ before: words, now: words })).min(1),
});
