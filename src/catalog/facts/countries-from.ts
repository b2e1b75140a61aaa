import type { z } from 'zod';
import type { Country, CountryAnswer, CountryStatement } from '#domain/country/country.ts';
import type { LocalizedText } from '#domain/locale/locale-table.ts';
import type { Evidence } from '#domain/provider/fact.ts';
import type { countriesSchema } from './countries-schema.ts';

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

function answerOf(
  { value, basis, checked, sources, asOf, confidence, note }: Said,
  options: Definition['options'],
): CountryAnswer | undefined {
  const answer = options?.[value];
  if (!answer || !basis || !checked || !sources) return undefined;
  return { answer, claim: { value, basis, asOf, checked, confidence, sources, note } };
}
