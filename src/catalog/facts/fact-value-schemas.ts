import { z } from 'zod';
import type { Audit, FactValue, FreePlan, Incident } from '#domain/provider/fact-value.ts';
import { incidentOutcomes, type SpeedReport, type StreamingReport } from '#domain/provider/fact-value.ts';
import type { FactType } from '#domain/provider/vocabulary.ts';
import { closedObject } from './closed-object.ts';
import { confidence, date, localizedText, sourceId } from './common-schemas.ts';
import { planSchema } from './plan-schema.ts';

const text = z.string().min(1);
const names = z.array(text);
const count = z.int().nonnegative();

const unknownOr = <T extends z.ZodType>(schema: T, remedy: string) =>
  z.union([schema, z.literal('unknown')], remedy);

const audit: z.ZodType<Audit> = closedObject({
  auditor: text,
  scope: localizedText,
  notInScope: localizedText.optional(),
  otherProduct: z.literal(true).optional(),
  date,
  reportPublic: unknownOr(z.boolean(), 'Write true, false or unknown'),
  confidence,
  source: sourceId,
});

const incident: z.ZodType<Incident> = closedObject({
  date,
  summary: localizedText,
  outcome: z.enum(incidentOutcomes),
  confidence,
  source: sourceId,
});

export const streamingResults = ['works', 'mixed', 'blocked'] as const;

const streamingReport: z.ZodType<StreamingReport> = closedObject({
  service: text,
  region: z.string().optional(),
  result: z.enum(streamingResults),
  claim: z.enum(['independently-reported', 'provider-claim']),
  asOf: date.optional(),
  confidence,
  source: sourceId,
});

const speedReport: z.ZodType<SpeedReport> = closedObject({
  tester: text,
  metric: localizedText,
  value: z.number(),
  unit: text,
  conditions: localizedText,
  asOf: date.optional(),
  confidence,
  source: sourceId,
});

const devices = z.union([z.int().positive(), z.literal('unlimited')], 'Write a number or unlimited');

const freePlan: z.ZodType<FreePlan> = closedObject({
  available: z.boolean(),
  dataCapGb: unknownOr(
    z.union([z.number().positive(), z.literal('unlimited')]),
    'Write a number, unlimited or unknown',
  ).optional(),
  countries: count.optional(),
  devices: devices.optional(),
});

/** The form of a known value, for each type that a key can have. */
export const factValueSchemas: Readonly<Record<FactType, z.ZodType<FactValue>>> = {
  'yes-no': z.union([z.boolean(), z.literal('partial')], 'Write true, false, partial or unknown'),
  number: count,
  year: z.int().min(1990).max(2100),
  days: count,
  devices,
  country: text,
  'country-list': names,
  text,
  choice: text,
  'choice-list': names,
  'platform-list': names,
  audits: z.array(audit),
  incidents: z.array(incident),
  streaming: z.array(streamingReport),
  'speed-reports': z.array(speedReport),
  plans: z.array(planSchema),
  'free-plan': freePlan,
};
