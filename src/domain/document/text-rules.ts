/** A word or phrase that a language does without. `*` at its end stands for any ending. */
export interface AvoidedWord {
  readonly words: string;
  readonly instead: string;
}

/** Those of the words that stand in a text, in their order. */
export function avoidedWords<Avoided extends AvoidedWord>(
  text: string,
  words: readonly Avoided[],
): Avoided[] {
  return words.filter((avoided) => patternOf(avoided).test(text));
}

const patterns = new WeakMap<AvoidedWord, RegExp>();

function patternOf(avoided: AvoidedWord): RegExp {
  const known = patterns.get(avoided);
  if (known) return known;
  const ending = avoided.words.endsWith('*') ? '\\p{L}*' : '';
  const words = RegExp.escape(avoided.words.replace(/\*$/, ''));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}${ending}(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(avoided, pattern);
  return pattern;
}

const wordWithDigit = /\S*\p{N}\S*/gu;
const nothingAround = '(?<![\\p{L}\\p{N}])$(?![\\p{L}\\p{N}])';

/** The words with a digit in a text, save the names that may have one. */
export function typedNumbers(text: string, allowed: readonly string[]): string[] {
  const rest = allowed.reduce((left, name) => left.replaceAll(exactly(name), ''), text);
  return rest.match(wordWithDigit) ?? [];
}

function exactly(name: string): RegExp {
  return new RegExp(
    nothingAround.replace('$', () => RegExp.escape(name)),
    'gu',
  );
}
