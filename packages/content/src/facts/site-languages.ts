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
 * Returns the data with every text in the site's languages. Languages that are not in the locale table are dropped, so that
 * removing a language needs no change in shared files. A missing language is filled in from its own words file or, if it is
 * partial, from the default language. The checks report texts that are still missing.
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

/** Whether a value is an object whose keys are all languages. */
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

/** Fields with editors' texts about a value. If a translation is missing, pages show the English text and mark it. */
const editorTexts: ReadonlySet<unknown> = new Set(['note', 'scope', 'notInScope', 'findings', 'summary']);

/**
 * Whether the text at a path may lack a translation. Notes on a source may not, because they become part of lines of data.
 */
export function mayLackLanguages(path: readonly (string | number)[]): boolean {
  return editorTexts.has(path.at(-1)) && !path.includes('sources');
}

/** Whether a value is a localized text: at least one key is a language, and all values are plain. */
export function isLocalizedText(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  return localeCodes.some((code) => code in value) && !Object.values(value).some(isObject);
}

/** Returns the languages in which a text is missing or blank. */
export function missingLanguages(text: Fields): LocaleCode[] {
  return localeCodes.filter((code) => {
    const words = text[code];
    return words === undefined || (typeof words === 'string' && words.trim() === '');
  });
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
