/** Plain forms of letters that are not a base letter with a diacritic, so that removing diacritics does not change them. */
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
 * Folds a text to what people type quickly: lower case, without diacritics. The four Turkish i (I ı İ i) become one. So no
 * language needs its own lower-casing, and a name is found however people write it.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łıøđßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
