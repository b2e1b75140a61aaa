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
