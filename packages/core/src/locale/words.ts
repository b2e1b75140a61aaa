import { defaultLocale, type LocaleCode, localeOf, type PerLocale } from './locale-table.ts';

/** An editor's text about a value: always in English, in other languages once it is translated. */
export type EditorText = PerLocale<string> & Readonly<Record<'en', string>>;

/** Text in another language than the page. It must be marked with the attribute `lang`. */
export interface ForeignText {
  readonly text: string;
  /** The value for the attribute `lang`. */
  readonly language: string;
}

/** Text for a page; a plain string is in the language of the page. */
export type Words = string | ForeignText;

/**
 * Returns an editor's text in a language: the translation, or the English text as fallback. All code must use this function
 * for the choice.
 */
export function wordsIn(text: EditorText, locale: LocaleCode): Words {
  return text[locale] ?? { text: text.en, language: localeOf(defaultLocale).language };
}

/** A text in consecutive parts, each in the page's language or another one. */
export type RichText = Words | readonly Words[];

/** Returns the text without language information, for places that cannot show it. */
export function plainText(text: RichText): string {
  return piecesOf(text)
    .map((words) => (typeof words === 'string' ? words : words.text))
    .join('');
}

/** Joins sentences with spaces and leaves out missing ones; empty if there are none. */
export function joinSentences(parts: readonly (RichText | undefined | false)[]): RichText {
  const present = parts.filter(
    (text): text is RichText => text !== undefined && text !== false && text !== '',
  );
  return merged(present.flatMap((text, position) => [position === 0 ? '' : ' ', ...piecesOf(text)]));
}

/** The placeholder in a sentence for text that is inserted later: OBJECT REPLACEMENT CHARACTER. */
const placeholder = '\uFFFC';

/** Inserts words into a sentence. The sentence itself is in the language of the page. */
export function embedWords(words: Words, sentence: (text: string) => string): RichText {
  if (typeof words === 'string') return sentence(words);
  const [before = '', after = ''] = sentence(placeholder).split(placeholder);
  return merged([before, words, after]);
}

function piecesOf(text: RichText): readonly Words[] {
  return typeof text === 'string' || 'text' in text ? [text] : text;
}

/** Merges neighboring parts of the same language. */
function merged(pieces: readonly Words[]): RichText {
  const row: Words[] = [];
  for (const next of pieces.filter((piece) => piece !== '')) {
    const last = row.at(-1);
    if (typeof last === 'string' && typeof next === 'string') row[row.length - 1] = last + next;
    else row.push(next);
  }
  const [first = '', ...others] = row;
  return others.length === 0 ? first : row;
}
