import { stampedSource } from '#catalog/translations/stamp-translations.ts';
import { originalRevision } from '#catalog/translations/translation-states.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import type { WrittenFile } from './written-file.ts';

/** A document in every language; each translation follows the original as it is written here. */
export function translatedFiles(id: string, textIn: (locale: LocaleCode) => string): WrittenFile[] {
  const revision = originalRevision(textIn(defaultLocale));
  return localeCodes.map((locale) => ({
    file: `content/${id}.${locale}.md`,
    text: locale === defaultLocale ? textIn(locale) : stampedSource(textIn(locale), revision),
  }));
}
