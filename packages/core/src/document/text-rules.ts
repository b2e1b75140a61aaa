import { memoizePer } from '../memo/memoize.ts';

/** A word or phrase to avoid in a language. A trailing `*` matches any ending. */
export interface AvoidedWord {
  readonly words: string;
  readonly instead: string;
  /** Whether it is a matter of spelling, which is reported but is never an error. */
  readonly isAdvice?: boolean | undefined;
}

/** Returns the avoided words that occur in a text, in the order of `words`. */
export function avoidedWords<Avoided extends AvoidedWord>(
  text: string,
  words: readonly Avoided[],
): Avoided[] {
  // Most texts contain none of them, so one combined pattern rules them out first.
  if (!anyAvoidedPattern(words).test(text)) return [];
  return words.filter((avoided) => avoidedPattern(avoided).test(text));
}

const anyAvoidedPattern = memoizePer(
  (words) => words,
  (words: readonly AvoidedWord[]) => wholeWords(`(?:${words.map(wordPattern).join('|')})`, 'iu'),
);

const avoidedPattern = memoizePer(
  (avoided) => avoided,
  (avoided: AvoidedWord) => wholeWords(wordPattern(avoided), 'iu'),
);

function wordPattern({ words }: AvoidedWord): string {
  const ending = words.endsWith('*') ? '\\p{L}*' : '';
  return RegExp.escape(words.replace(/\*$/, '')) + ending;
}

export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(wholeWords(RegExp.escape(name), 'gu'), ''), text);
}

/** Matches a pattern only where no letter or digit comes before or after it. */
function wholeWords(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags);
}
