import { defaultLocale, isLocaleCode, isPartialLocale, localeCodes } from '#domain/locale/locale-table.ts';
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
function isPerLanguage(fields: Fields): boolean {
  const keys = Object.keys(fields);
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
