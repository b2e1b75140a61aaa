import { type Fields, isFields } from '@vpn-site/core/fields/fields.ts';
import {
  defaultLocale,
  isLocaleCode,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import type { LocaleWords } from '../locale-words.ts';

const languageKey = /^[a-z]{2}$/;

/**
 * The same data with every text in the languages of the table. One that is not in the table is left out, so dropping a
 * language needs no change in the files of the others. One that a text lacks is filled in from the language's own words,
 * and while that language is being built up, from the default language. What is then still missing is a mistake, and
 * the checks tell it.
 */
export function inSiteLanguages(
  data: unknown,
  words: LocaleWords,
  path: readonly (string | number)[] = [],
): unknown {
  if (Array.isArray(data)) return data.map((item) => inSiteLanguages(item, words, path));
  if (!isFields(data)) return data;
  const fields = isPerLanguage(data) ? withSiteLanguages(data, words, mayLackLanguages(path)) : data;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, inSiteLanguages(value, words, [...path, key])]),
  );
}

/** Keyed by languages and nothing else. */
export function isPerLanguage(value: unknown): value is Fields {
  const keys = isFields(value) ? Object.keys(value) : [];
  return keys.includes(defaultLocale) && keys.every((key) => languageKey.test(key));
}

function withSiteLanguages(fields: Fields, words: LocaleWords, mayLack: boolean): Fields {
  const known = Object.entries(fields).filter(([key]) => isLocaleCode(key));
  const text = fields[defaultLocale];
  if (typeof text !== 'string') return Object.fromEntries(known);
  const added = localeCodes
    .filter((code) => !(code in fields))
    .flatMap((code) => {
      const word = words.get(code)?.[text] ?? (isPartialLocale(code) && !mayLack ? text : undefined);
      return word === undefined ? [] : [[code, word] as const];
    });
  return Object.fromEntries([...known, ...added]);
}

/** What editors write beside a value: pages show the English words where a translation is missing, and say so. */
const editorTexts: ReadonlySet<unknown> = new Set(['note', 'scope', 'notInScope', 'summary']);

/** Whether the text at a path may lack a translation. What is said of a source goes into lines of data, and may not. */
export function mayLackLanguages(path: readonly (string | number)[]): boolean {
  return editorTexts.has(path.at(-1)) && !path.includes('sources');
}

/** Words in one or more languages: some key is a language, and nothing is nested in it. */
export function isLocalizedText(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  return localeCodes.some((code) => code in value) && !Object.values(value).some(isObject);
}

/** Languages in which a text is left out or left blank. */
export function missingLanguages(text: Fields): LocaleCode[] {
  return localeCodes.filter((code) => {
    const words = text[code];
    return words === undefined || (typeof words === 'string' && words.trim() === '');
  });
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
