/** Letters that are not a base letter plus a mark, so that removing marks does not change them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A text as people type who do not look for the right keys: lower case, without marks. The four i of Turkish
 * (I ı İ i) become one, so no language needs a lower case of its own and a name is found however it is written.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łıøđßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
