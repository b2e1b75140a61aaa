import {
  defaultLocale,
  isLocaleCode,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
} from '#domain/locale/locale-table.ts';
import type { LocaleWords } from '../locale-words.ts';
import { type Fields, isFields } from './fact-tree.ts';

const languageKey = /^[a-z]{2}$/;

/**
 * The same data with every text in the languages of the table. One that is not in the table is left out, so dropping a
 * language needs no change in the files of the others. One that a text lacks is filled in from the language's own words,
 * and while that language is being built up, from the default language. What is then still missing is a mistake, and
 * the checks tell it.
 */
export function inSiteLanguages(data: unknown, words: LocaleWords): unknown {
  if (Array.isArray(data)) return data.map((item) => inSiteLanguages(item, words));
  if (!isFields(data)) return data;
  const fields = isPerLanguage(data) ? withSiteLanguages(data, words) : data;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, inSiteLanguages(value, words)]),
  );
}

/** Keyed by languages and nothing else. */
export function isPerLanguage(value: unknown): value is Fields {
  const keys = isFields(value) ? Object.keys(value) : [];
  return keys.includes(defaultLocale) && keys.every((key) => languageKey.test(key));
}

function withSiteLanguages(fields: Fields, words: LocaleWords): Fields {
  const known = Object.entries(fields).filter(([key]) => isLocaleCode(key));
  const text = fields[defaultLocale];
  if (typeof text !== 'string') return Object.fromEntries(known);
  const added = localeCodes
    .filter((code) => !(code in fields))
    .flatMap((code) => {
      const word = words.get(code)?.[text] ?? (isPartialLocale(code) ? text : undefined);
      return word === undefined ? [] : [[code, word] as const];
    });
  return Object.fromEntries([...known, ...added]);
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
