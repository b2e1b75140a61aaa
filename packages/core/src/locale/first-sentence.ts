/**
 * Returns the first sentence of a text. A full stop inside a number or before a lower-case word does not end a sentence.
 */
export function firstSentence(text: string): string {
  const end = /(?<=[\p{L})”’])\. (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? text : text.slice(0, end + 1);
}
