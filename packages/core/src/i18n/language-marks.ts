// Text of the default language that replaces a missing translation carries invisible marks until HTML is written: Unicode
// tag characters, which sorting and comparing ignore. A page turns them into `lang`
// (apps/site/src/layout/language-spans.ts); all other output is made from text without marks.

// Written as literals, so that scripts that import one of these bundle no more than that.

/** The language of the fallback text: that of the default locale. */
export const markedLanguage = 'en';

export const openingMark = '\u{E0001}\u{E0065}\u{E006E}';
export const closingMark = '\u{E0001}\u{E007F}';

const eitherMark =
  /\u{E0001}(?:\u{E0065}\u{E006E}|\u{E007F})|%F3%A0%80%81(?:%F3%A0%81%A5%F3%A0%81%AE|%F3%A0%81%BF)/gu;

export function hasMarks(text: string): boolean {
  return text.includes(openingMark) || text.includes(encodeURIComponent(openingMark));
}

/**
 * Wraps text in marks. Outer spaces stay outside the marks. Text without letters gets no marks, because it has no language.
 */
export function withMarks(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const words = text.trim();
  const start = text.indexOf(words);
  return text.slice(0, start) + openingMark + words + closingMark + text.slice(start + words.length);
}

/** Removes the marks, also from a URL-encoded text. */
export function withoutMarks(text: string): string {
  return text.replaceAll(eitherMark, '');
}
