/** In bytes of UTF-8, the break not counted (RFC 5545, 3.1). */
const longestLine = 75;

const controls = /(?![\t\r\n])\p{Cc}/gu;

/** A text as a value: what separates values is escaped, and what no text holds is left out. */
export function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** One line with its end, folded where it is too long: never inside of a character, which would break both halves. */
export function icsLine(content: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of content) {
    const size = bytesOf(character);
    if (bytes + size > longestLine) {
      folded += '\r\n ';
      // The space that marks the rest of a line is a byte of it.
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
