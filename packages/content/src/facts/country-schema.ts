import type { CountryFactKind, CountryValues } from '@vpn-site/core/country/country.ts';
import { z } from 'zod';
import {
  closedObject,
  date,
  evidence,
  localizedText,
  note,
  sourceId,
  sourceTable,
} from './common-schemas.ts';
import { lifetimeSchema, optionListSchema } from './read-vocabulary.ts';

const text = z.string().min(1);
const names = z.array(text).default([]);
/**
 * The schema of a language. It is not limited to the languages of the site, so that removing a language from the site needs
 * no change in the countries. Other languages have no effect.
 */
const language = z.string().regex(/^[a-z]{2}$/, 'Write the two letters of the language, such as pl');

const rule = closedObject({
  name: localizedText,
  says: localizedText,
  state: text,
  since: date.optional(),
  steps: z.array(closedObject({ date, event: localizedText, source: sourceId })).default([]),
});

const valueSchemas: { readonly [K in CountryFactKind]: z.ZodType<CountryValues[K]> } = {
  use: text,
  order: closedObject({
    issued: date,
    by: localizedText,
    state: text,
    lifted: date.optional(),
    providers: names,
    others: names,
    named: z.int().positive().optional(),
  }),
  interference: closedObject({
    began: date,
    ended: date.optional(),
    how: text,
    what: localizedText,
    measuredBy: text.optional(),
  }),
  'service-block': rule,
  rule,
  bill: rule,
  retention: rule,
  counts: closedObject({
    name: localizedText,
    points: z.array(closedObject({ date, count: z.int().nonnegative(), source: sourceId })).min(2),
  }),
  tax: closedObject({ name: localizedText, percent: z.number().min(0).max(100) }),
  payment: closedObject({ name: text, says: localizedText }),
  'way-in': closedObject({
    provider: text,
    how: text,
    address: text.optional(),
    says: localizedText,
  }),
};

/** The kinds of facts, in the order in which a page shows them. */
const countryFactKinds = Object.keys(valueSchemas) as CountryFactKind[];

function countryFact<K extends CountryFactKind>(kind: K) {
  const value: z.ZodType<CountryValues[CountryFactKind]> = valueSchemas[kind];
  const statement = { value, ...evidence, note };
  return closedObject({
    kind: z.literal(kind),
    ...statement,
    claims: z.array(closedObject(statement)).default([]),
  });
}

type FactSchema = ReturnType<typeof countryFact>;

/** The facts of one country; the file is named after its code. */
export const countrySchema = closedObject({
  code: text,
  name: localizedText,
  languages: z.array(language).default([]),
  currency: text.optional(),
  facts: z.record(
    z.string(),
    z.discriminatedUnion('kind', countryFactKinds.map(countryFact) as [FactSchema, ...FactSchema[]]),
  ),
  open: z.array(closedObject({ question: localizedText, searched: localizedText, on: date })).default([]),
  sources: sourceTable,
});

export type CountryFile = z.infer<typeof countrySchema>;

const kindSchema = closedObject({
  label: localizedText,
  lifetime: lifetimeSchema,
  options: optionListSchema.default({}),
});

/** The lifetime of each kind of statement, and the labels of its options. */
export const countryKindsSchema = closedObject(
  Object.fromEntries(countryFactKinds.map((kind) => [kind, kindSchema])) as Record<
    CountryFactKind,
    typeof kindSchema
  >,
);

export type CountryKinds = z.infer<typeof countryKindsSchema>;

/** The field of a value that contains one of the options of its kind. A kind whose value is itself the option has none. */
export const choiceFields: Partial<Record<CountryFactKind, string>> = {
  order: 'state',
  interference: 'how',
  'service-block': 'state',
  rule: 'state',
  bill: 'state',
  retention: 'state',
  'way-in': 'how',
};
