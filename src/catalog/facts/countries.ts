import { z } from 'zod';
import type { Country, CountryAnswer, CountryStatement } from '#domain/country/country.ts';
import type { LocalizedText } from '#domain/locale/locale-table.ts';
import type { Evidence } from '#domain/provider/fact.ts';
import {
  closedObject,
  date,
  localizedText,
  note,
  sourceId,
  sourceIds,
  sourceTable,
} from './common-schemas.ts';
import { factSchema } from './provider-schema.ts';
import { lifetimeSchema, optionListSchema } from './read-vocabulary.ts';

const text = z.string().min(1);

const blockedProvider = closedObject({ provider: text, since: date, asOf: date, sources: sourceIds, note });

const billSchema = closedObject({
  adopted: z.union([z.boolean(), z.literal('unknown')], 'Write true, false or unknown'),
  lastKnown: text,
  unknownAfter: date.optional(),
  content: z.array(localizedText),
  timeline: z.array(closedObject({ date, source: sourceId, event: localizedText })),
});

const factSchemas = {
  'vpn-use': factSchema(text),
  'blocked-providers': factSchema(z.array(blockedProvider)),
  'not-named': factSchema(z.array(text)).optional(),
  'licensing-bill': factSchema(billSchema).optional(),
  'eu-context': factSchema(localizedText).optional(),
};

const keySchema = closedObject({
  label: localizedText,
  lifetime: lifetimeSchema,
  options: optionListSchema.optional(),
});

export const countriesSchema = closedObject({
  keys: closedObject({
    'vpn-use': keySchema,
    'blocked-providers': keySchema,
    'not-named': keySchema,
    'licensing-bill': keySchema,
    'eu-context': keySchema,
  }),
  countries: z.record(z.string(), closedObject({ name: localizedText, ...factSchemas })),
  sources: sourceTable,
});

type CountriesFile = z.infer<typeof countriesSchema>;
type Definition = CountriesFile['keys']['vpn-use'];
type Bill = NonNullable<CountriesFile['countries'][string]['licensing-bill']>;

/** Of each country what the law says of using a VPN, and of a bill that would change it. */
export function countriesFrom({ keys, countries, sources }: CountriesFile): ReadonlyMap<string, Country> {
  return new Map(
    Object.entries(countries).map(([code, facts]) => {
      const bill = facts['licensing-bill'];
      const statements = [
        statement('vpn-use', keys['vpn-use'], facts['vpn-use']),
        bill && statement('licensing-bill', keys['licensing-bill'], lastKnown(bill)),
      ].filter((said) => said !== undefined);
      return [code, { code, name: facts.name, statements, sources }];
    }),
  );
}

/** Of a bill, how far it came is what readers ask first; claims about it are not written yet. */
function lastKnown(bill: Bill): Said {
  return 'basis' in bill
    ? { ...bill, value: bill.value.lastKnown, claims: undefined }
    : { value: bill.value };
}

interface Said extends Partial<Evidence> {
  readonly value: string;
  readonly note?: LocalizedText | undefined;
  readonly claims?: readonly Said[] | undefined;
}

/** undefined where nobody says. */
function statement(
  key: string,
  { label, lifetime, options }: Definition,
  said: Said,
): CountryStatement | undefined {
  const answered = answerOf(said, options);
  const dissent = (said.claims ?? []).flatMap((claim) => answerOf(claim, options) ?? []);
  return answered && { key, label, lifetime, ...answered, dissent };
}

function answerOf(said: Said, options: Definition['options']): CountryAnswer | undefined {
  const { value, basis, checked, sources, claims: _, ...more } = said;
  const answer = options?.[value];
  if (!answer || !basis || !checked || !sources) return undefined;
  return { answer, claim: { basis, checked, sources, ...more } };
}
