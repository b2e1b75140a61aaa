import type { Country, CountryFact, OtherAnswer } from '@vpn-site/core/country/country.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { LocalizedText } from '@vpn-site/core/locale/locale-table.ts';
import { type CountryFile, type CountryKinds, choiceFields } from './country-schema.ts';

/** Returns the countries by code, in the order of the files. */
export function countriesFrom(
  files: readonly CountryFile[],
  kinds: CountryKinds,
): ReadonlyMap<string, Country> {
  return new Map(files.map((file) => [file.code, countryFrom(file, kinds)]));
}

function countryFrom({ facts, ...country }: CountryFile, kinds: CountryKinds): Country {
  return {
    ...country,
    facts: Object.entries(facts).map(([id, fact]) => countryFact(id, fact, kinds)),
  };
}

type WrittenFact = CountryFile['facts'][string];

function countryFact(id: string, { kind, value, claims, ...claim }: WrittenFact, kinds: CountryKinds) {
  const { label, lifetime } = kinds[kind];
  const choiceOf = (answer: unknown): LocalizedText | undefined =>
    kinds[kind].options[choiceName(kind, answer)];
  const dissent = claims.flatMap(({ value: answer, ...other }): OtherAnswer[] => {
    const choice = choiceOf(answer);
    return choice ? [{ choice, claim: other }] : [];
  });
  return {
    id,
    kind,
    label: localizedName(value) ?? label,
    lifetime,
    value,
    choice: choiceOf(value),
    claim,
    dissent,
    // The schema has checked that the value fits the kind.
  } as CountryFact;
}

/**
 * Returns the localized name of a value such as a rule or a row of counts. The name of a payment method is the same string
 * in all languages.
 */
function localizedName(value: unknown): LocalizedText | undefined {
  const { name } = fieldsOf(value);
  return typeof name === 'object' ? (name as LocalizedText) : undefined;
}

/** Returns the option that a value has, among the options of its kind. */
export function choiceName(kind: WrittenFact['kind'], value: unknown): string {
  const field = choiceFields[kind];
  return String(field === undefined ? value : fieldsOf(value)[field]);
}
