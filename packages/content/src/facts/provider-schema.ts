import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type Audit, auditKinds } from '@vpn-site/core/provider/audit.ts';
import { endingKinds } from '@vpn-site/core/provider/ending.ts';
import {
  type FactType,
  type FactValue,
  type FactValues,
  type FreePlan,
  unknown,
} from '@vpn-site/core/provider/fact.ts';
import {
  type Incident,
  incidentDisclosures,
  incidentHarms,
  incidentOutcomes,
  incidentProofs,
} from '@vpn-site/core/provider/incident.ts';
import {
  type LeakTest,
  leakKinds,
  type SpeedReport,
  type StreamingReport,
} from '@vpn-site/core/provider/measured-tests.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { WrittenFact, WrittenProvider } from '@vpn-site/core/provider/written-provider.ts';
import { z } from 'zod';
import {
  closedObject,
  confidence,
  date,
  editorText,
  evidence,
  localizedText,
  note,
  sourceId,
  sourceTable,
} from './common-schemas.ts';
import { planSchema } from './price-schemas.ts';

const text = z.string().min(1);
const names = z.array(text);
const count = z.int().nonnegative();

const unknownOr = <T extends z.ZodType>(schema: T, remedy: string) =>
  z.union([schema, z.literal(unknown)], remedy);

const audit: z.ZodType<Audit> = closedObject({
  auditor: text,
  kind: z.enum(auditKinds),
  scope: editorText,
  notInScope: editorText.optional(),
  date,
  dateInferred: z.literal(true).optional(),
  reportPublic: unknownOr(z.boolean(), 'Write true, false or unknown'),
  reportAt: z.string().optional(),
  findings: editorText.optional(),
  basis: z.literal('independent-audit').optional(),
  testServers: z.literal(true).optional(),
  confidence,
  source: sourceId,
}).refine((written) => written.dateInferred === undefined || written.confidence === 'low', {
  path: ['dateInferred'],
  message: 'A date that no source gives is weak evidence: write "confidence: low" as well',
});

const incident: z.ZodType<Incident> = closedObject({
  date,
  summary: editorText,
  outcome: z.enum(incidentOutcomes),
  harm: z.enum(incidentHarms),
  told: z.enum(incidentDisclosures).optional(),
  known: date.optional(),
  proof: closedObject({ kind: z.enum(incidentProofs), confirmed: z.boolean() }).optional(),
  confidence,
  source: sourceId,
});

export const streamingResults = ['works', 'mixed', 'blocked'] as const;

const streamingReport: z.ZodType<StreamingReport> = closedObject({
  tester: text.optional(),
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

const leakTest: z.ZodType<LeakTest> = closedObject({
  tester: text,
  leak: z.enum(leakKinds),
  result: z.enum(['passed', 'failed']),
  asOf: date,
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

/** The schema of a known value, for each type that a key can have. */
export const factValueSchemas: { readonly [T in FactType]: z.ZodType<FactValues[T]> } = {
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
  'leak-tests': z.array(leakTest),
  plans: z.array(planSchema),
  'free-plan': freePlan,
};

/** Creates the schemas of a fact whose known values, and those of its claims, match `value`. */
function factForms<Value>(value: z.ZodType<Value>) {
  const wording = closedObject({ is: text, sentence: localizedText, short: localizedText }).optional();
  const statement = {
    value,
    wording,
    readAs: closedObject({ is: value, why: text }).optional(),
    detail: z.array(text).optional(),
    incomplete: z.literal(true).optional(),
    outsider: closedObject({ date, source: sourceId }).optional(),
    ...evidence,
    note,
  };
  const claims = z.array(closedObject(statement)).optional();
  return {
    unknown: closedObject({ value: z.literal(unknown), wording, note, claims }),
    known: closedObject({ ...statement, claims }),
  };
}

function factSchema<Value>(value: z.ZodType<Value>) {
  const forms = factForms(value);
  // The schema is chosen by hand, because a union would report a typo as "no alternative matches", without its position.
  return z.unknown().transform((data, context) => {
    const schema = fieldsOf(data).value === unknown ? forms.unknown : forms.known;
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return withoutReading(result.data);
    context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });
}

/**
 * Returns a fact without `readAs`. Only the checks need to know how editors read the quotes; pages and published data do
 * not.
 */
function withoutReading<Fact extends { readonly readAs?: unknown } | { readonly value: 'unknown' }>(
  fact: Fact,
): Fact {
  const { readAs: _, ...rest } = fact as Fact & { readAs?: unknown };
  return rest as Fact;
}

const status = closedObject({
  kind: z.enum(endingKinds),
  on: date,
  into: text.optional(),
  ...evidence,
  note,
});

const formerName = closedObject({ name: text, until: date, ...evidence, note });

/**
 * Creates the schema of a provider. Each fact has the format of its key's type. The rule fact-keys-complete checks which
 * keys there are.
 */
export function providerSchema(vocabulary: Vocabulary): z.ZodType<WrittenProvider> {
  const facts = Object.fromEntries(
    allDefinitions(vocabulary).map(({ key, type }) => {
      const value: z.ZodType<FactValue> = factValueSchemas[type];
      const fact: z.ZodType<WrittenFact> = factSchema(value);
      return [key, fact.optional()];
    }),
  );
  return closedObject({
    ...providerFields,
    facts: z.looseObject(facts) as unknown as z.ZodType<WrittenProvider['facts']>,
  });
}

/**
 * Creates the schema of a provider's file as it is written, for editors such as VS Code. Each fact is either known or
 * unknown.
 */
export function writtenProviderSchema(vocabulary: Vocabulary): z.ZodType {
  const facts = Object.fromEntries(
    allDefinitions(vocabulary).map(({ key, type, label, options }) => {
      const { known, unknown: open } = factForms<unknown>(factValueSchemas[type]);
      const values = Object.keys(options).join(', ');
      const description = values === '' ? label.en : `${label.en}: ${values}`;
      return [key, z.union([open, known]).optional().describe(description)];
    }),
  );
  return closedObject({ ...providerFields, facts: closedObject(facts) });
}

const providerFields = {
  id: text,
  name: text,
  website: z.string(),
  status: status.optional(),
  formerly: z.array(formerName).optional(),
  sources: sourceTable,
};
