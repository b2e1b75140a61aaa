export interface Locale {
  /** The prefix in addresses and file names. */
  readonly code: string;
  /** The full BCP 47 tag, for Open Graph and Intl. */
  readonly iso: string;
  /** The language's own name, as readers see it. */
  readonly name: string;
  /** The value of `<html lang>` and hreflang. */
  readonly language: string;
}

/** Adding a language is one row here plus its files under content/ and messages/. */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English', language: 'en' },
  { code: 'pl', iso: 'pl-PL', name: 'Polski', language: 'pl' },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', language: 'tr' },
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = 'en';

export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/** Values that differ by language; a missing entry means "not in that language". */
export type PerLocale<T> = Readonly<Partial<Record<LocaleCode, T>>>;

export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.some((code) => code === value);
}

export function localeOf(code: LocaleCode): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(`No locale "${code}" in the locale table.`);
  return found;
}
