import { defaultLocale, localeOf } from '#domain/locale/locale-table.ts';

// Words of the default language that stand in for those a language does not have yet carry invisible marks from where
// they are taken to where HTML is written: Unicode's own tag characters, which sorting and comparing ignore. A page turns
// them into `lang` (src/ui/layout/language-spans.ts); whatever is not a page is made from words without marks.

const tag = '\u{E0001}';
const tagged = (letters: string) =>
  Array.from(letters, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

/** The language of the words that stand in. */
export const markedLanguage = localeOf(defaultLocale).language;

export const openingMark = tag + tagged(markedLanguage);
export const closingMark = `${tag}\u{E007F}`;

const eitherMark = new RegExp(
  [openingMark, closingMark].flatMap((mark) => [mark, encodeURIComponent(mark)]).join('|'),
  'g',
);

export function hasMarks(text: string): boolean {
  return text.includes(openingMark) || text.includes(encodeURIComponent(openingMark));
}

/** The words between the marks; spaces at either end stay outside, and what has no letters is of no language. */
export function marked(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const words = text.trim();
  const start = text.indexOf(words);
  return text.slice(0, start) + openingMark + words + closingMark + text.slice(start + words.length);
}

/** The words alone, also where they were put into an address. */
export function withoutMarks(text: string): string {
  return text.replaceAll(eitherMark, '');
}
