// Words of the default language that stand in for those a language does not have yet carry invisible marks from where
// they are taken to where HTML is written: Unicode's own tag characters, which sorting and comparing ignore. A page turns
// them into `lang` (apps/site/src/layout/language-spans.ts); whatever is not a page is made from words without marks.

// Written out, so that scripts which use one of these carry no more than that.

/** The language of the words that stand in: that of the default locale. */
export const markedLanguage = 'en';

export const openingMark = '\u{E0001}\u{E0065}\u{E006E}';
export const closingMark = '\u{E0001}\u{E007F}';

const eitherMark =
  /\u{E0001}(?:\u{E0065}\u{E006E}|\u{E007F})|%F3%A0%80%81(?:%F3%A0%81%A5%F3%A0%81%AE|%F3%A0%81%BF)/gu;

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
