import { methodologySchema } from '@vpn-site/content/methodology/methodology-schema.ts';
import { endingKinds } from '@vpn-site/core/provider/ending.ts';
import { bases, factTypes } from '@vpn-site/core/provider/fact.ts';
import { sourceKinds } from '@vpn-site/core/provider/provider.ts';
import { missingQuotes } from '@vpn-site/core/provider/quote.ts';
import { z } from 'zod';

const quote = z.union([
  z.strictObject({ source: z.string(), text: z.string(), where: z.string().optional() }),
  z.strictObject({ source: z.string(), missing: z.enum(missingQuotes) }),
]);
const evidence = {
  basis: z.enum(bases),
  asOf: z.string().optional(),
  checked: z.iso.date(),
  firstRead: z.iso.date().optional(),
  confidence: z.literal('low').optional(),
  sources: z.array(z.string()),
  quotes: z.array(quote).optional(),
  note: z.record(z.string(), z.string()).optional(),
  wording: z
    .strictObject({
      is: z.string(),
      sentence: z.record(z.string(), z.string()),
      short: z.record(z.string(), z.string()),
    })
    .optional(),
  detail: z.array(z.string()).optional(),
  incomplete: z.literal(true).optional(),
  outsider: z.strictObject({ date: z.string(), source: z.string() }).optional(),
};
const claim = z.strictObject({ value: z.unknown(), ...evidence });
const fact = z.union([
  z.strictObject({
    value: z.literal('unknown'),
    wording: evidence.wording,
    note: evidence.note,
    claims: z.array(claim).optional(),
  }),
  z.strictObject({ value: z.unknown(), ...evidence, claims: z.array(claim).optional() }),
]);
const source = z.strictObject({
  url: z.url(),
  title: z.string(),
  publisher: z.string(),
  kind: z.enum(sourceKinds),
  published: z.string().optional(),
  language: z.string().optional(),
  titleLanguage: z.string().optional(),
  note: evidence.note,
});
const provider = z.strictObject({
  id: z.string(),
  name: z.string(),
  website: z.url(),
  formerly: z.array(z.strictObject({ name: z.string(), until: z.string(), ...evidence })).optional(),
  facts: z.record(z.string(), fact),
  sources: z.record(z.string(), source),
});
const status = z.strictObject({
  kind: z.enum(endingKinds),
  on: z.iso.date(),
  into: z.string().optional(),
  ...evidence,
});
export const providersSchema = z.strictObject({
  asOf: z.iso.date(),
  providers: z.array(provider),
  former: z.array(provider.extend({ status })),
});

const share = z.number().min(0).max(1);
const points = z.number().min(0).max(10);
const scored = {
  provider: z.string(),
  score: points.nullable(),
  possible: points,
  evidence: share,
  confidence: z.enum(['high', 'fair', 'thin']),
  deduction: z.number().min(0),
  criteria: z.record(
    z.string(),
    z.strictObject({
      points: points.nullable(),
      weight: z.number().min(0),
      evidence: z.enum(['strong', 'weak', 'unknown', 'not-applicable']),
    }),
  ),
};
const place = z.strictObject({ from: z.int().positive(), to: z.int().positive() });
const scores = z.strictObject({
  methodology: z.string(),
  asOf: z.iso.date(),
  profiles: z.array(
    z.strictObject({
      profile: z.string(),
      ranked: z.array(z.strictObject({ place, ...scored })),
      unranked: z.array(z.strictObject({ ...scored, reason: z.enum(['too-little-known', 'requirement']) })),
    }),
  ),
  picks: z.array(z.strictObject({ pick: z.string(), provider: z.string(), flaw: z.string().nullable() })),
});

const methodology = z.strictObject({
  ...methodologySchema.shape,
  lifetimes: z.record(z.string(), z.union([z.number(), z.literal('never')])),
  types: z.record(z.string(), z.enum(factTypes)),
});

/** Returns a JSON schema for the published files, with one definition per file. */
export function publishedJsonSchema(): object {
  const definitions = {
    'providers.json': providersSchema,
    'scores.json': scores,
    'methodology.json': methodology,
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Published data, version 1',
    anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: Object.fromEntries(
      Object.entries(definitions).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })]),
    ),
  };
}
