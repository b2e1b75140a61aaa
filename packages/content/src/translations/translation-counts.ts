import { isPartialLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { isIndexedAt, type TextCount, translatedShare } from '@vpn-site/core/locale/translation-share.ts';
import type { WrittenFiles } from '../written-files.ts';
import { translatableTexts } from './translatable-texts.ts';
import { wantedTranslations } from './translation-states.ts';

/** The number of texts in a language, and of translated ones, by kind. */
export interface TranslationCounts {
  readonly messages: TextCount;
  readonly words: TextCount;
  readonly documents: TextCount;
}

export function translationCounts(files: WrittenFiles, locale: LocaleCode): TranslationCounts {
  const texts = Object.groupBy(translatableTexts(files, locale), ({ kind }) => kind);
  const documents = wantedTranslations(files.contentFiles).filter(({ file }) =>
    file.endsWith(`.${locale}.md`),
  );
  return {
    messages: countOf(texts.message ?? [], ({ entry }) => entry.translation !== ''),
    words: countOf(
      [...(texts.words ?? []), ...(texts.glossary ?? [])],
      ({ entry }) => entry.translation !== '',
    ),
    documents: countOf(documents, ({ translation }) => translation !== undefined),
  };
}

function countOf<T>(items: readonly T[], isTranslated: (item: T) => boolean): TextCount {
  return { translated: items.filter(isTranslated).length, all: items.length };
}

/** Returns the partial languages that have too few translations for search engines. */
export function unindexedLocales(files: WrittenFiles): LocaleCode[] {
  return localeCodes
    .filter(isPartialLocale)
    .filter((locale) => !isIndexedAt(translatedShare(Object.values(translationCounts(files, locale)))));
}
