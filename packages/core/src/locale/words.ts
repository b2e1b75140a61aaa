import { defaultLocale, type LocaleCode, localeOf, type PerLocale } from './locale-table.ts';

/** What an editor of facts wrote beside a value: in English in any case, in other languages once somebody translated it. */
export type EditorText = PerLocale<string> & Readonly<Record<'en', string>>;

/** Words in another language than that of the page, which has to say so of them. */
export interface ForeignWords {
  readonly text: string;
  /** As in `lang`. */
  readonly language: string;
}

/** Words for a page: its own language goes without saying. */
export type Words = string | ForeignWords;

/** What is shown of an editor's text in a language: the translation, or else the English words. Decided here and nowhere else. */
export function wordsIn(text: EditorText, locale: LocaleCode): Words {
  return text[locale] ?? { text: text.en, language: localeOf(defaultLocale).language };
}

/** A text in pieces, because not all of it need be in one language; they follow each other as they are. */
export type Told = Words | readonly Words[];

/** The words alone, where nothing can say which language they are in. */
export function plainText(told: Told): string {
  return piecesOf(told)
    .map((words) => (typeof words === 'string' ? words : words.text))
    .join('');
}

/** Several sentences, those that are said, with a space between them; empty where none is. */
export function sentences(said: readonly (Told | undefined | false)[]): Told {
  const spoken = said.filter((told): told is Told => told !== undefined && told !== false && told !== '');
  return merged(spoken.flatMap((told, position) => [position === 0 ? '' : ' ', ...piecesOf(told)]));
}

/** Stands in a sentence for what is put there afterwards, as its name says: OBJECT REPLACEMENT CHARACTER. */
const place = '\uFFFC';

/** A sentence around words: what is said of them stays in the language of the page. */
export function around(words: Words, sentence: (text: string) => string): Told {
  if (typeof words === 'string') return sentence(words);
  const [before = '', after = ''] = sentence(place).split(place);
  return merged([before, words, after]);
}

function piecesOf(told: Told): readonly Words[] {
  return typeof told === 'string' || 'text' in told ? [told] : told;
}

/** In as few pieces as languages allow. */
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
