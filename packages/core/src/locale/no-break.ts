import { type LocaleCode, localeCodes, type PerLocale } from './locale-table.ts';

export const noBreakSpace = '\u00a0';

/** The space between a number (or its placeholder in a message) and its unit. */
const beforeUnit =
  /(?<=[\p{N}#}]) (?=(?:[kKMGT]B|[kKMG]b(?:it)?\/sn?|[kKMG]bps|[MG]Hz|km|m|ms|s|sn|min|dk|h|px|zł|USD|EUR|€|TL)(?![\p{L}\p{N}]))/gu;

/** Other spaces where a language allows no line break. */
const bySpace: PerLocale<RegExp> = {
  en: /(?<=(?<!\p{L})Art\.) (?=\p{N})/gu,
  pl: anyOf(
    // A one-letter word must not end a line. After an apostrophe, a hyphen or an ICU argument (`}`), a letter is not a word
    // of its own; after an ICU plural or select (`}}`) it may be one.
    /(?<=(?<![\p{L}\p{N}’'-]|(?<!\})\})[AIOUWZaiouwz]) (?=\S|$)/u,
    /(?<=(?<![\p{L}\p{N}])(?:nr|art\.|ust\.|pkt)) (?=[\p{N}{])/u,
    /(?<=(?<!\p{L})lit\.) (?=\p{L}(?!\p{L}))/u,
    /(?<=[\p{N}#}>]) (?=(?:r\.|tys\.|mln|mld|pkt)(?!\p{L}))/u,
    /(?<=(?<!\p{N})\p{N}{1,2}) (?=(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?!\p{L}))/u,
  ),
  tr: anyOf(
    /(?<=(?<![\p{L}\p{N}])m\.) (?=\p{N})/u,
    /(?<=(?<!\p{N})\p{N}{1,2}) (?=(?:Ocak?|Şub(?:at)?|Mart?|Nis(?:an)?|May(?:ıs)?|Haz(?:iran)?|Tem(?:muz)?|Ağu(?:stos)?|Eyl(?:ül)?|Ekim?|Kas(?:ım)?|Ara(?:lık)?)(?!\p{L}))/u,
  ),
};

function anyOf(...rules: readonly RegExp[]): RegExp {
  return new RegExp(rules.map(({ source }) => source).join('|'), 'gu');
}

/** Replaces spaces where no line may break with no-break spaces. Nothing else changes. */
export function addNoBreakSpaces(text: string, locale: LocaleCode): string {
  const units = text.replaceAll(beforeUnit, noBreakSpace);
  const rule = bySpace[locale];
  return rule ? units.replaceAll(rule, noBreakSpace) : units;
}

/** Adds no-break spaces to every language of a text. */
export function addNoBreakSpacesInEach<T extends PerLocale<string | undefined>>(words: T): T {
  const entries = localeCodes.flatMap((locale) => {
    const text = words[locale];
    return text === undefined ? [] : [[locale, addNoBreakSpaces(text, locale)]];
  });
  return Object.fromEntries(entries) as T;
}
