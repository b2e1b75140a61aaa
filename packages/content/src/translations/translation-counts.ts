import { isPartialLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { isIndexedAt, type TextCount, translatedShare } from '@vpn-site/core/locale/translation-share.ts';
import { readContentFiles } from '../content-files.ts';
import { translatableTexts } from './translatable-texts.ts';
import { translationStates } from './translation-states.ts';

/** How much of a language there is, by what it is made of. */
export interface TranslationCounts {
  readonly messages: TextCount;
  readonly words: TextCount;
  readonly documents: TextCount;
}

export function translationCounts(root: string, locale: LocaleCode): TranslationCounts {
  const texts = Object.groupBy(translatableTexts(root, locale), ({ kind }) => kind);
  const documents = translationStates(root, readContentFiles(root)).filter(({ file }) =>
    file.endsWith(`.${locale}.md`),
  );
  return {
    messages: countOf(texts.message ?? [], ({ entry }) => entry.translation !== ''),
    words: countOf(
      [...(texts.words ?? []), ...(texts.glossary ?? [])],
      ({ entry }) => entry.translation !== '',
    ),
    documents: countOf(documents, ({ state }) => state !== 'missing' && state !== 'not yet'),
  };
}

function countOf<T>(items: readonly T[], isTranslated: (item: T) => boolean): TextCount {
  return { translated: items.filter(isTranslated).length, all: items.length };
}

/** Languages that are being built up and have too little for search engines. */
export function unindexedLocales(root: string): LocaleCode[] {
  return localeCodes
    .filter(isPartialLocale)
    .filter((locale) => !isIndexedAt(translatedShare(Object.values(translationCounts(root, locale)))));
}
