import { fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';

/** A part of a value that occurs in no quote. */
export interface UnquotedPart {
  /** The part as written, for messages: "12", "windows". */
  readonly written: string;
  /** The part that the quotes have in its place, if a program can find it: "10", "No". */
  readonly quoted?: string | undefined;
}

type KeyType = Pick<FactDefinition, 'key' | 'type' | 'options'>;
type Reader = (value: unknown, texts: readonly string[], definition: KeyType) => readonly UnquotedPart[];

/**
 * Returns the parts of a value that do not occur in its quotes; none if all do. A program can find numbers, amounts, names
 * and the answers in tables, but not a sentence that means "yes".
 */
export function unquotedParts(value: unknown, quotes: unknown, definition: KeyType): readonly UnquotedPart[] {
  return readers[definition.type](value, quoteTexts(quotes), definition);
}

/** Returns the texts of quotes. Entries without text are skipped. */
export function quoteTexts(quotes: unknown): string[] {
  return itemsOf(quotes).flatMap((quote) => {
    const { text } = fieldsOf(quote);
    return typeof text === 'string' ? [text] : [];
  });
}

const none: Reader = () => [];

const number: Reader = (value, texts) =>
  typeof value === 'number' && !hasNumber(texts, value)
    ? [{ written: String(value), quoted: numbersIn(texts).slice(0, 6).join(', ') || undefined }]
    : [];

const devices: Reader = (value, texts, definition) => {
  if (value !== 'unlimited') return number(value, texts, definition);
  const isQuoted = texts.some((text) => /unlimited|no (?:device )?limit|as many/i.test(text));
  return isQuoted
    ? []
    : [{ written: 'unlimited', quoted: numbersIn(texts).slice(0, 6).join(', ') || undefined }];
};

const names: Reader = (value, texts, { options }) => {
  if (!Array.isArray(value)) return [];
  if (value.length === 0) return [{ written: 'an empty list' }];
  return value.map(String).flatMap((name) => {
    const spellings = [name, name.replaceAll('-', ' '), options[name]?.en ?? name];
    return spellings.some((spelling) => hasWords(texts, spelling)) ? [] : [{ written: name }];
  });
};

const countries: Reader = (value, texts) =>
  (Array.isArray(value) ? value : [value])
    .map(String)
    .flatMap((code) => (hasCountry(texts, code) ? [] : [{ written: code }]));

const text: Reader = (value, texts) =>
  typeof value === 'string' && !hasWords(texts, value) ? [{ written: value }] : [];

/** Finds yes and no in rows of tables, such as "row Acme: Port forwarding (Yes/No) = No". */
const answer: Reader = (value, texts, { key }) => {
  const answers = texts.flatMap((row) => tableAnswer(row, key) ?? []);
  if (answers.length > 0 && typeof value === 'boolean' && answers.every((found) => found === value))
    return [];
  return [
    {
      written: String(value),
      quoted: answers.map((found) => (found ? 'Yes' : 'No')).join(', ') || undefined,
    },
  ];
};

const choice: Reader = (value, texts, definition) => names([value], texts, definition);

/** Finds the price of a plan, now and at renewal. Short quotes may leave out its other columns. */
const plans: Reader = (value, texts) =>
  itemsOf(value).flatMap((plan) => {
    const { id, charged, renewal } = fieldsOf(plan);
    const amounts = [charged, fieldsOf(renewal).charged];
    return amounts.flatMap((amount) =>
      typeof amount === 'number' && !hasNumber(texts, amount)
        ? [{ written: `${String(id)} ${amount}`, quoted: nearestNumbers(texts, amount) }]
        : [],
    );
  });

const speeds: Reader = (value, texts) =>
  itemsOf(value).flatMap((report) =>
    number(fieldsOf(report).value, texts, { key: '', type: 'number', options: {} }),
  );

const services: Reader = (value, texts, { options }) =>
  itemsOf(value).flatMap((report) => {
    const service = String(fieldsOf(report).service);
    const spellings = [service, service.replaceAll('-', ' '), options[service]?.en ?? service];
    return spellings.some((spelling) => hasWords(texts, spelling)) ? [] : [{ written: service }];
  });

/** Never finds a free plan, because the word "free" in a quote does not tell whether there is such a plan. */
const freePlan: Reader = (value) => (isFields(value) ? [{ written: JSON.stringify(value) }] : []);

const readers: Readonly<Record<FactType, Reader>> = {
  'yes-no': answer,
  number,
  year: number,
  days: number,
  devices,
  country: countries,
  'country-list': countries,
  text,
  choice,
  'choice-list': names,
  'platform-list': names,
  // Each item of these names its own source and date, which other rules check.
  audits: none,
  incidents: none,
  'leak-tests': none,
  streaming: services,
  'speed-reports': speeds,
  plans,
  'free-plan': freePlan,
};

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function hasNumber(texts: readonly string[], value: number): boolean {
  const word = numberWords[value];
  return (
    numbersIn(texts).some((found) => Number(found) === value) || (word !== undefined && hasWords(texts, word))
  );
}

/**
 * Returns the numbers in texts. Only English groups of digits are joined: "8,000+" is 8000, but "1.999,99" is two numbers.
 */
function numbersIn(texts: readonly string[]): string[] {
  return texts.flatMap((passage) =>
    (passage.match(/\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []).map((found) =>
      found.replaceAll(',', ''),
    ),
  );
}

function nearestNumbers(texts: readonly string[], amount: number): string | undefined {
  const near = numbersIn(texts)
    .toSorted((a, b) => Math.abs(Number(a) - amount) - Math.abs(Number(b) - amount))
    .slice(0, 2);
  return near.join(', ') || undefined;
}

/** Whether a text contains these words as whole words, in any case, with any punctuation between them, or in the plural. */
function hasWords(texts: readonly string[], words: string): boolean {
  const wanted = plain(words);
  return (
    wanted !== '' &&
    texts.some((passage) =>
      [` ${wanted} `, ` ${wanted}s `].some((found) => ` ${plain(passage)} `.includes(found)),
    )
  );
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function hasCountry(texts: readonly string[], code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const name = countryNames.of(code) ?? code;
  const spellings = [name, ...(otherNames[code] ?? [])];
  return (
    spellings.some((spelling) => hasWords(texts, spelling)) ||
    texts.some((passage) => new RegExp(`\\b${code}\\b`).test(passage))
  );
}

/** Names of countries that sources use besides those in the Unicode tables. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  TR: ['Turkey'],
  US: ['USA', 'United States of America'],
  GB: ['UK'],
  CZ: ['Czech Republic'],
};

/** Returns the answer in a row whose column has the name of the key; undefined for other texts. */
function tableAnswer(row: string, key: string): boolean | undefined {
  const found = /^(?<column>.*?)(?:\s*=|:)\s*(?<cell>yes|no|true|false)\b[^=:]*$/i.exec(
    lastField(row),
  )?.groups;
  const columns = [key.replaceAll('-', ' '), ...(otherColumns[key] ?? [])];
  if (!columns.some((column) => hasWords([found?.column ?? ''], column))) return undefined;
  return /^(?:yes|true)$/i.test(found?.cell ?? '');
}

/** Columns of datasets that answer a key and have another name. */
const otherColumns: Readonly<Record<string, readonly string[]>> = {
  'ad-blocking': ['ad blocker'],
  'affiliate-programme': ['affiliate program'],
  'dedicated-ip': ['static ip included'],
  torrenting: ['p2p friendly', 'torrenting allowed'],
};

/** Returns the last field of a row: "row Acme, Security, Obfuscation available: Raw_Value = yes, Provenance = calculated". */
function lastField(row: string): string {
  return row
    .replace(/: Raw_Value =/, ' =')
    .replace(/, Provenance = \w+$/, '')
    .replace(/ \(\w+\)$/, '');
}
