import type { LocaleCode } from '#domain/locale/locale-table.ts';

export const noBreakSpace = '\u00a0';

/** A word of one letter does not end a line in Polish. After an apostrophe or a hyphen it is no word of its own. */
const oneLetterWord = /(?<![\p{L}\p{N}’'}-])([aiouwz]) (?=\S|$)/giu;
/** Languages in which it does not. */
const localesWithOneLetterWords: ReadonlySet<string> = new Set(['pl']);
/** A number, or what stands for one in a message, and its unit. */
const numberAndUnit =
  /(?<=[\p{N}#}]) (?=(?:[KMGT]B|[KMG]bit\/s|[KMG]bps|[MG]Hz|km|m|ms|s|h|zł|USD|EUR|€|TL)(?![\p{L}\p{N}]))/gu;

/** The same text with spaces at which no line may end. Nothing but such spaces changes. */
export function noBreak(text: string, locale: LocaleCode): string {
  const units = text.replaceAll(numberAndUnit, noBreakSpace);
  return localesWithOneLetterWords.has(locale) ? units.replaceAll(oneLetterWord, `$1${noBreakSpace}`) : units;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message with its no-break spaces, so that whoever formats one has them. */
export function noBreakMessages<T extends Tree>(messages: T, locale: LocaleCode): T {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? noBreakMessage(value, locale) : noBreakMessages(value, locale),
  ]);
  return Object.fromEntries(entries) as T;
}

/** In an ICU message words stand at every even depth of braces; between them stands syntax, whose spaces must stay. */
export function noBreakMessage(message: string, locale: LocaleCode): string {
  const wanted = noBreak(message, locale);
  let depth = 0;
  return message.replaceAll(/[{} ]/g, (letter, index: number) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return letter === ' ' && depth % 2 === 0 ? wanted.charAt(index) : letter;
  });
}
