const syllables = 'mu nor ser vi ta kil pro dns le gua wi re so pa ka en'.split(' ');

/** A pronounceable word for a number, the same each time. */
export function syntheticWord(place: number): string {
  let rest = place + syllables.length;
  let word = '';
  while (rest > 0) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}
