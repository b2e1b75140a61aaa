import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { type Fields, isFields } from './fact-tree.ts';

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
