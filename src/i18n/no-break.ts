import type { LocaleCode } from '#domain/locale/locale-table.ts';

const noBreakSpace = '\u00a0';

/** A word of one letter does not end a line in Polish. After an apostrophe or a hyphen it is no word of its own. */
const oneLetterWord = /(?<![\p{L}\p{N}’'}-])([aiouwz]) (?=\S|$)/giu;
/** Languages in which it does not. */
const withLoneLetters: ReadonlySet<string> = new Set(['pl']);
/** A number, or what stands for one in a message, and its unit. */
const numberAndUnit =
  /(?<=[\p{N}#}]) (?=(?:[KMGT]B|[KMG]bit\/s|[KMG]bps|[MG]Hz|km|m|ms|s|h|zł|USD|EUR|€|TL)(?![\p{L}\p{N}]))/gu;

/** The same text with spaces at which no line may end. Nothing but such spaces changes. */
export function noBreak(text: string, locale: LocaleCode): string {
  const units = text.replaceAll(numberAndUnit, noBreakSpace);
  return withLoneLetters.has(locale) ? units.replaceAll(oneLetterWord, `$1${noBreakSpace}`) : units;
}
