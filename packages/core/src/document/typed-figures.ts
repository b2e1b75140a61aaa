import { splitSentences } from './repeated-sentences.ts';
import { withoutNames } from './text-rules.ts';

/** The context of a text. It decides whether a typed number is a figure about a provider. */
export interface FigureContext {
  /** Names with a digit, such as IKEv2. */
  readonly allowed: readonly string[];
  /** Names of providers, without "VPN" at their end. */
  readonly providers: readonly string[];
  /** Whether the whole page is about providers, as a review is. */
  readonly isAboutProviders: boolean;
}

/**
 * Returns the numbers that an author typed although they should come from a fact: numbers next to a unit that facts have,
 * and numbers in a sentence about a provider. Years, dates, versions and steps are allowed, but no dates on pages about
 * providers.
 */
export function typedFigures(text: string, context: FigureContext): string[] {
  const isNamedInText = namesProvider(text, context);
  return splitSentences(text).flatMap((sentence) => {
    const isAbout = context.isAboutProviders || namesProvider(sentence, context);
    const rest = withoutFree(withoutNames(sentence, context.allowed), context.isAboutProviders);
    return [...rest.matchAll(wordWithDigit)]
      .filter(({ 0: word, index }) => {
        const around = rest.slice(Math.max(0, index - 12), index + word.length + 24);
        return isAbout || factUnit.test(around) || (isNamedInText && timeUnit.test(around));
      })
      .map(({ 0: word }) => word);
  });
}

/** Returns all numbers of a text, in digits, with a decimal point. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => String(Number(number.replace(',', '.'))));
}

const wordWithDigit = /\S*\p{N}\S*/gu;

/** Beginnings of words for everything that facts count or measure, in all languages. */
const unitWords =
  'USD|EUR|GBP|PLN|TRY|TL|zł|lira|euro|dolar|dollar|percent|procent|yüzde|[MG]bps|[MG]bit|[MG]b/s|[GT]B|countr|kraj|krai|ülke|server|serwer|sunucu|location|lokaliz|konum|cit(?:y|ies)|miast|şehir|device|urządze|cihaz|connection|połącze|bağlantı|audit|audyt|denetim|incident|incydent|olay|criteri|kryteri|kriter|points?(?!\\p{L})|punkt|puan';

/** Units of prices, shares, speeds, data and everything that facts count. */
const factUnit = new RegExp(`[$€£₺%]|(?<!\\p{L})(?:${unitWords})`, 'iu');

/** Units that also occur in texts that are not about providers. */
const timeUnit = /(?<!\p{L})(?:days?|months?|years?|dni|dnia|dzień|miesi|lat(?:a)?|rok|gün|ay|yıl)/iu;

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık';

/** Dates with a month's name, and years. */
const dates = new RegExp(
  [
    `(?:${months})\\s+\\d{1,2}(?!\\d)(?:,\\s*(?:19|20)\\d{2}(?!\\d))?`,
    `(?<!\\d)\\d{1,2}\\s+(?:${months})(?:\\p{L}|’)*(?:\\s+(?:19|20)\\d{2}(?!\\d))?`,
    `(?<![\\p{N}.,$€£])(?:19|20)\\d{2}(?!\\p{N}|[.,]\\p{N}|\\s+(?:${unitWords}))`,
  ].join('|'),
  'gu',
);

/** Makers and standards whose names are followed by a version, and words for a version or a step. */
const versions =
  /(?<!\p{L})(?:Windows|Android|iOS|iPadOS|macOS|tvOS|watchOS|Linux|Ubuntu|Debian|Fedora|Chrome|Firefox|Safari|Edge|OpenVPN|OpenWrt|WireGuard|TLS|HTTP|DNS|Wi-Fi|iPhone|PlayStation|PS|Xbox Series|Article|Art\.|art\.|madde|section|version|wersj\p{L}+|sürüm\p{L}*|step|krok\p{L}*|port|No\.|nr)\s*\d+(?:[./]\d+)*|\d+(?:\.\d+)*\.?\s*(?:adım|sürüm|madde)/giu;

function withoutFree(text: string, isAboutProviders: boolean): string {
  const rest = text.replaceAll(versions, blank);
  return isAboutProviders ? rest : rest.replaceAll(dates, blank);
}

/** Replaces text with spaces of the same length, so that a unit stays next to its number. */
function blank(found: string): string {
  return ' '.repeat(found.length);
}

function namesProvider(text: string, { providers }: FigureContext): boolean {
  return providers.some((name) => text.includes(name));
}
