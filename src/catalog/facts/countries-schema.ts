import { z } from 'zod';
import { closedObject } from './closed-object.ts';
import { date, localizedText, note, sourceId, sourceIds, sourceTable } from './common-schemas.ts';
import { factSchema } from './fact-schema.ts';
import { lifetimeSchema, optionListSchema } from './vocabulary-schema.ts';

const text = z.string().min(1);

const blockedProvider = closedObject({ provider: text, since: date, asOf: date, sources: sourceIds, note });

const bill = closedObject({
  adopted: z.union([z.boolean(), z.literal('unknown')], 'Write true, false or unknown'),
  lastKnown: text,
  unknownAfter: date.optional(),
  content: z.array(localizedText),
  timeline: z.array(closedObject({ date, source: sourceId, event: localizedText })),
});

const facts = {
  'vpn-use': factSchema(text),
  'blocked-providers': factSchema(z.array(blockedProvider)),
  'not-named': factSchema(z.array(text)).optional(),
  'licensing-bill': factSchema(bill).optional(),
  'eu-context': factSchema(localizedText).optional(),
};

const key = closedObject({
  label: localizedText,
  lifetime: lifetimeSchema,
  options: optionListSchema.optional(),
});

export const countriesSchema = closedObject({
  keys: closedObject({
    'vpn-use': key,
    'blocked-providers': key,
    'not-named': key,
    'licensing-bill': key,
    'eu-context': key,
  }),
  countries: z.record(z.string(), closedObject({ name: localizedText, ...facts })),
  sources: sourceTable,
});
