export interface Locale {
  /** The prefix in addresses, also used in file names. */
  readonly code: string;
  /** The full BCP 47 tag, for Open Graph and Intl. */
  readonly iso: string;
  /** The language's name for itself, as readers see it. */
  readonly name: string;
  /** The value of `<html lang>` and hreflang. */
  readonly language: string;
  /** Words in addresses that are not part of any document's `slug`. */
  readonly addresses: Readonly<
    Record<'search' | 'tools' | 'reviews' | 'comparisons' | 'news' | 'report' | 'leakCheck', string>
  >;
  /**
   * Whether the translation is in progress. Missing translations are then not an error: pages are left out, and texts fall
   * back to the default language. Other languages must be complete.
   */
  readonly isPartial?: boolean;
}

/** To add a language, add one row and its files: docs/editors/locales.md. */
// biome-ignore format: one row per language
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English', language: 'en', addresses: { search: 'search', tools: 'tools', reviews: 'reviews', comparisons: 'compare', news: 'news', report: 'report', leakCheck: 'leak-check' } },
  { code: 'pl', iso: 'pl-PL', name: 'Polski', language: 'pl', addresses: { search: 'szukaj', tools: 'narzedzia', reviews: 'recenzje', comparisons: 'porownania', news: 'aktualnosci', report: 'zglos-blad', leakCheck: 'test-wycieku' } },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', language: 'tr', addresses: { search: 'ara', tools: 'araclar', reviews: 'incelemeler', comparisons: 'karsilastirma', news: 'haberler', report: 'hata-bildir', leakCheck: 'sizinti-testi' } },
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = 'en';

// Marked pure, so that a script that needs no languages does not bundle these lists.
export const localeCodes: readonly LocaleCode[] = /* @__PURE__ */ locales.map((locale) => locale.code);

/** The fully translated languages. Only these have generated pages. */
export const wholeLocaleCodes: readonly LocaleCode[] = /* @__PURE__ */ localeCodes.filter(
  (code) => !isPartialLocale(code),
);

/** Values by language. A missing entry means that the value does not exist in that language. */
export type PerLocale<T> = Readonly<Partial<Record<LocaleCode, T>>>;

export function isLocaleCode(value: unknown): value is LocaleCode {
  return localeCodes.some((code) => code === value);
}

export function localeOf(code: LocaleCode): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(`No locale "${code}" in the locale table.`);
  return found;
}

export function isPartialLocale(code: LocaleCode): boolean {
  return localeOf(code).isPartial ?? false;
}

/** Creates a value for each language, for types that require all languages. */
export function byLocale<T>(make: (locale: Locale) => T): Readonly<Record<LocaleCode, T>> {
  return Object.fromEntries(locales.map((locale) => [locale.code, make(locale)])) as Record<LocaleCode, T>;
}

/** Text for readers, in every language of the site. */
export type LocalizedText = Readonly<Record<LocaleCode, string>>;

/** The Intl tag for questions that do not depend on the reader, such as how many decimals a yen has. */
export const libraryDefaultLocale = 'en-US';

/** Returns the Intl tag for numbers, dates and names in a language. */
export function formattingLocale(locale?: LocaleCode): string {
  return locale === undefined ? libraryDefaultLocale : localeOf(locale).iso;
}
