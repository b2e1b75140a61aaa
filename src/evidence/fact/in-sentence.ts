import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';

/** The vocabulary writes answers as labels; where they continue a sentence they lose their capital. */
export function inSentence(label: string, locale: LocaleCode): string {
  return label.charAt(0).toLocaleLowerCase(localeOf(locale).iso) + label.slice(1);
}
