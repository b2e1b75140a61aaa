/** The endings that a language attaches to a name with an apostrophe: NordVPN’s, NordVPN’in. */
const attachedEnding = /(?<=\p{L})['’ʼ]\p{L}{1,5}(?!\p{L})/gu;
const writtenWord = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are written. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').replaceAll(attachedEnding, '').match(writtenWord) ?? [];
}
