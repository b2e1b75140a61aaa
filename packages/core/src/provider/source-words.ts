import { type LocaleCode, type LocalizedText, localeOf } from '../locale/locale-table.ts';
import { type Source, usualSourceLanguage } from './provider.ts';
import type { EvidenceWords } from './vocabulary.ts';

type Spoken = Pick<Source, 'language' | 'titleLanguage'>;

/** The language to mark a source's words with on a page; undefined where the page speaks it too. */
export function foreignWords(
  { language = usualSourceLanguage }: Spoken,
  page: LocaleCode,
): string | undefined {
  return language === localeOf(page).language ? undefined : language;
}

/** The same for its title, which an editor may have given in another language. */
export function foreignTitle(
  { language, titleLanguage = language }: Spoken,
  page: LocaleCode,
): string | undefined {
  return foreignWords({ language: titleLanguage }, page);
}

/** Sources as they are published: with their notes in words, so that nobody needs our table of them. */
export function publishedSources(
  sources: Readonly<Record<string, Source>>,
  words: Pick<EvidenceWords, 'sourceNotes'>,
): Record<string, Source> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => {
      const note = sourceNote(source, words);
      return [id, note ? { ...source, note } : source];
    }),
  );
}

/** What readers should know of a source, in words. */
export function sourceNote(
  { note }: Pick<Source, 'note'>,
  { sourceNotes }: Pick<EvidenceWords, 'sourceNotes'>,
): LocalizedText | undefined {
  return typeof note === 'string' ? sourceNotes[note] : note;
}
