import { defaultLocale, type LocaleCode, localeOf, type PerLocale } from './locale-table.ts';

/** An editor's text beside a value: always in English, in other languages once translated. */
export type EditorText = PerLocale<string> & Readonly<Record<'en', string>>;

/** Text in another language than the page, which must be marked with `lang`. */
export interface ForeignWords {
  readonly text: string;
  /** The value of `lang`. */
  readonly language: string;
}

/** Text for a page; a plain string is in the language of the page. */
export type Words = string | ForeignWords;

/**
 * Returns an editor's text in a language: the translation, or the English text as fallback. This is the only place that
 * decides it.
 */
export function wordsIn(text: EditorText, locale: LocaleCode): Words {
  return text[locale] ?? { text: text.en, language: localeOf(defaultLocale).language };
}

/** Text in consecutive parts, because it may mix languages. */
export type Told = Words | readonly Words[];

/** Returns the text without language information, for places that cannot show it. */
export function plainText(told: Told): string {
  return piecesOf(told)
    .map((words) => (typeof words === 'string' ? words : words.text))
    .join('');
}

/** Joins the sentences that are present with spaces; empty if there are none. */
export function sentences(said: readonly (Told | undefined | false)[]): Told {
  const spoken = said.filter((told): told is Told => told !== undefined && told !== false && told !== '');
  return merged(spoken.flatMap((told, position) => [position === 0 ? '' : ' ', ...piecesOf(told)]));
}

/** Placeholder in a sentence for text that is inserted later: OBJECT REPLACEMENT CHARACTER. */
const place = '\uFFFC';

/** Embeds words in a sentence; the sentence itself stays in the language of the page. */
export function around(words: Words, sentence: (text: string) => string): Told {
  if (typeof words === 'string') return sentence(words);
  const [before = '', after = ''] = sentence(place).split(place);
  return merged([before, words, after]);
}

function piecesOf(told: Told): readonly Words[] {
  return typeof told === 'string' || 'text' in told ? [told] : told;
}

/** Merges adjacent parts of the same language. */
function merged(pieces: readonly Words[]): Told {
  const row: Words[] = [];
  for (const next of pieces.filter((piece) => piece !== '')) {
    const last = row.at(-1);
    if (typeof last === 'string' && typeof next === 'string') row[row.length - 1] = last + next;
    else row.push(next);
  }
  const [first = '', ...others] = row;
  return others.length === 0 ? first : row;
}
