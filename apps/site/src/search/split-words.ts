/** Matches endings that are attached to a name with an apostrophe: NordVPN’s, NordVPN’in. */
const attachedEnding = /(?<=\p{L})['’ʼ]\p{L}{1,5}(?!\p{L})/gu;
const writtenWord = /[\p{L}\p{N}]+/gu;

/** Splits a text into words, without folding them. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').replaceAll(attachedEnding, '').match(writtenWord) ?? [];
}
