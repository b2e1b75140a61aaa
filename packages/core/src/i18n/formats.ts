import { formattingLocale, type LocaleCode, type LocalizedText, localeOf } from '#locale/locale-table.ts';
import { noBreak } from '#locale/no-break.ts';
import { memoize } from '#memo/memoize.ts';
import { openingMark } from './language-marks.ts';

// Making a formatter costs a thousand times more than using one, so each is made once.

export const numberFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(formattingLocale(locale), options),
);

const dateFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formattingLocale(locale), options),
);

const relativeFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(formattingLocale(locale), options),
);

function formatterKey(locale: LocaleCode, options: object = {}): string {
  return locale + JSON.stringify(options);
}

/** Short is for labels in drawings, where a month in full does not fit. */
export type DateLength = 'long' | 'short';

/** Polish has no short month that stands after a day ("15 maj" is a mistake), so it writes the month as a number. */
const localesWithoutShortMonths: ReadonlySet<string> = new Set(['pl']);

function dayFormatter(locale: LocaleCode, length: DateLength): Intl.DateTimeFormat {
  const short = localesWithoutShortMonths.has(locale) ? 'short' : 'medium';
  return dateFormatter(locale, { dateStyle: length === 'long' ? 'long' : short, timeZone: 'UTC' });
}

/** A day without its year, for the marks of a drawing. */
export function formatDayAndMonth(day: string, locale: LocaleCode): string {
  const month = localesWithoutShortMonths.has(locale) ? '2-digit' : 'short';
  const options = { day: month === 'short' ? 'numeric' : '2-digit', month, timeZone: 'UTC' } as const;
  return noBreak(dateFormatter(locale, options).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** A day written as YYYY-MM-DD, in words of the reader's language. Days have no time zone. */
export function formatDay(day: string, locale: LocaleCode, length: DateLength = 'long'): string {
  return noBreak(dayFormatter(locale, length).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** Some days in their order, each once, and a year that all share once: "September 9 and October 11, 2026". */
export function formatDayList(
  days: Iterable<string>,
  locale: LocaleCode,
  length: DateLength = 'long',
): string {
  const ordered = [...new Set(days)].toSorted();
  const isOneYear = new Set(ordered.map((day) => day.slice(0, 4))).size === 1;
  const isWritten = length === 'long' || !localesWithoutShortMonths.has(locale);
  const yearless = dateFormatter(locale, { day: 'numeric', month: length, timeZone: 'UTC' });
  const words = ordered.map((day, at) =>
    isOneYear && isWritten && at < ordered.length - 1
      ? noBreak(yearless.format(new Date(`${day}T00:00:00Z`)), locale)
      : formatDay(day, locale, length),
  );
  return formatList(words, locale);
}

/** From one day to another, saying a month or a year once where both share it. */
export function formatDays(
  first: string,
  last: string,
  locale: LocaleCode,
  length: DateLength = 'long',
): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  return noBreak(dayFormatter(locale, length).formatRange(from as Date, to as Date), locale);
}

/** A date as precise as it is known: a day, a month, or a year. Nothing is made up. */
export function formatPartialDate(date: string, locale: LocaleCode, length: DateLength = 'long'): string {
  if (date.length === 4) return date;
  if (date.length > 7) return formatDay(date, locale, length);
  const month = new Date(`${date}-01T00:00:00Z`);
  return dateFormatter(locale, { year: 'numeric', month: length, timeZone: 'UTC' }).format(month);
}

/** How long ago, in words: "2 years ago". Less than one of a unit is the present one: "this month". */
export function formatAge(count: number, unit: 'day' | 'month' | 'year', locale: LocaleCode): string {
  // "Last year" for twelve months would be another year.
  return relativeFormatter(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(-count, unit);
}

/**
 * Polish writes the euro with its sign and the dollar with its code; in a table of prices both get their code, so that
 * a column reads alike.
 */
const localesWithCurrencyCodes: ReadonlySet<string> = new Set(['pl']);

function moneyFormatter(
  currency: string,
  locale: LocaleCode,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const currencyDisplay = localesWithCurrencyCodes.has(locale) ? 'code' : 'symbol';
  return numberFormatter(locale, { style: 'currency', currency, currencyDisplay, ...options });
}

/** An amount in its own currency, written as the reader's language writes it. Nothing is converted. */
export function formatMoney(amount: number, currency: string, locale: LocaleCode): string {
  return moneyFormatter(currency, locale).format(amount);
}

/** The same without cents, where they decide nothing. */
export function formatRoundMoney(amount: number, currency: string, locale: LocaleCode): string {
  return moneyFormatter(currency, locale, { maximumFractionDigits: 0 }).format(amount);
}

/** The same, with cents only where there are some: on scales, in rules. */
export function formatShortMoney(amount: number, currency: string, locale: LocaleCode): string {
  return moneyFormatter(currency, locale, { trailingZeroDisplay: 'stripIfInteger' }).format(amount);
}

/** A country by its code, as the reader's language names it. */
export function regionName(code: string, locale: LocaleCode): string {
  return noBreak(new Intl.DisplayNames(localeOf(locale).iso, { type: 'region' }).of(code) ?? code, locale);
}

/** A language by its code, as the reader's language names it. */
export function languageName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(localeOf(locale).iso, { type: 'language' }).of(code) ?? code;
}

/** What of the definition of a key its options need. */
interface OptionWords {
  readonly type: string;
  readonly options: Readonly<Record<string, LocalizedText>>;
  readonly retiredOptions?: Readonly<Record<string, LocalizedText>> | undefined;
}

/** A value among the options of a key, in its words. Countries are no options, so the language names them. */
export function optionName(option: string, definition: OptionWords | undefined, locale: LocaleCode): string {
  const words = (definition?.options[option] ?? definition?.retiredOptions?.[option])?.[locale];
  if (words !== undefined) return words;
  return definition?.type === 'country' ? regionName(option, locale) : option;
}

const collator = memoize(
  (locale) => locale,
  (locale: LocaleCode) => new Intl.Collator(localeOf(locale).iso, { numeric: true }),
);

/** Which of two names comes first in the alphabet of the reader. */
export function byAlphabet(a: string, b: string, locale: LocaleCode): number {
  return collator(locale).compare(a, b);
}

/** Each name once, in the alphabet of the reader: for names that come in no order of their own. */
export function inAlphabet(names: Iterable<string>, locale: LocaleCode): string[] {
  return [...new Set(names)].toSorted(collator(locale).compare);
}

/** "A, B and C" of names that come in no order of their own. */
export function formatNames(
  names: Iterable<string>,
  locale: LocaleCode,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatList(inAlphabet(names, locale), locale, type);
}

/** British lists have no comma before "and", and no list in our texts has one. */
const listLocales: Partial<Record<LocaleCode, string>> = { en: 'en-GB' };

/** "A, B and C", in the order given. A conjunction even where only names are counted up: lists of units have no commas in Turkish. */
export function formatList(
  items: Iterable<string>,
  locale: LocaleCode,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return noBreak(listFormatter(locale, type).format(items), locale);
}

/** What stands before each item of such a list, where the items are more than words. */
export function listJoints(count: number, locale: LocaleCode): string[] {
  const items = Array.from({ length: count }, (_, position) => String(position));
  const parts = listFormatter(locale, 'conjunction').formatToParts(items);
  return parts.flatMap(({ type }, at) => {
    const before = parts[at - 1];
    return type === 'element' ? [before ? noBreak(before.value, locale) : ''] : [];
  });
}

function listFormatter(locale: LocaleCode, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  return new Intl.ListFormat(listLocales[locale] ?? localeOf(locale).iso, { type });
}

/** Whole clauses in one sentence: each may have an "and" of its own, so none stands between them. */
export function joinClauses(clauses: readonly string[]): string {
  return clauses.join('; ');
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Found by the language alone: a list that follows a slider writes hundreds of scores at every step. */
const scoreFormatter = memoize(
  (locale) => locale,
  (locale: LocaleCode) => numberFormatter(locale, oneDecimal),
);

/** A score always has one decimal, so that figures under each other line up and 7.0 is not taken for a rough 7. */
export function formatScore(score: number, locale: LocaleCode): string {
  return scoreFormatter(locale).format(score);
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A score where the sum is shown that it comes from. */
export function formatHundredths(points: number, locale: LocaleCode): string {
  return numberFormatter(locale, twoDecimals).format(points);
}

/** What moves a score up or down in such a sum. */
export function formatSignedHundredths(points: number, locale: LocaleCode): string {
  return withMinus(numberFormatter(locale, { ...twoDecimals, signDisplay: 'exceptZero' }).format(points));
}

/** What was taken from a score. Incidents take little each, so a second decimal tells them apart. */
export function formatDeduction(points: number, locale: LocaleCode): string {
  return withMinus(formatHundredths(-points, locale));
}

/** A hyphen is too short beside a plus, and for a minus. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/** A number of the methodology, or of a sum: with the decimals it has, two at most. */
export function formatExactly(number: number, locale: LocaleCode): string {
  return numberFormatter(locale, { maximumFractionDigits: 2 }).format(number);
}

/** The points of one criterion are mostly whole, and are written so. */
export function formatPoints(points: number, locale: LocaleCode): string {
  return numberFormatter(locale, { maximumFractionDigits: 1 }).format(points);
}

/** How much of the weight rests on evidence: never to a tenth of a percent. */
export function formatShare(share: number, locale: LocaleCode): string {
  return numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The same, never rounded up: a share that falls short of what is needed must not look as if it reached it. */
export function formatShareBelow(share: number, locale: LocaleCode): string {
  return formatShare(roundedDown(share), locale);
}

/** From the least to the most of several, none of them rounded up. */
export function formatSharesBelow(shares: readonly number[], locale: LocaleCode): string {
  const [least, most] = [roundedDown(Math.min(...shares)), roundedDown(Math.max(...shares))];
  if (least === most) return formatShare(least, locale);
  const range = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).formatRange(
    least,
    most,
  );
  // A range has no spaces around its dash in any of our languages, but two percent signs make ICU write some.
  return range.replace(/\s*–\s*/u, '–');
}

function roundedDown(share: number): number {
  // A billionth, because 0.58 times 100 is a little less than 58.
  return Math.floor(share * 100 + 1e-9) / 100;
}

/** A place as the range that it can be trusted to, with the dash of the language; one number where there is no doubt. */
export function formatPlace(
  { from, to }: { readonly from: number; readonly to: number },
  locale: LocaleCode,
): string {
  const format = numberFormatter(locale);
  return from === to ? format.format(from) : format.formatRange(from, to);
}

/** The vocabulary writes answers as labels; where they continue a sentence they lose their capital. */
export function inSentence(label: string, locale: LocaleCode): string {
  return withInitial(label, (letter) => letter.toLocaleLowerCase(localeOf(locale).iso));
}

/** A first word with a capital inside: iOS, macOS, iDEAL. */
const nameWithSmallInitial = /^\p{Ll}+\p{Lu}/u;

/** Words that were made to continue a sentence or a list, where they begin one. A name keeps the letters of its owner. */
export function capitalized(words: string, locale: LocaleCode): string {
  if (nameWithSmallInitial.test(words.slice(initialOf(words)))) return words;
  return withInitial(words, (letter) => letter.toLocaleUpperCase(localeOf(locale).iso));
}

function withInitial(words: string, change: (letter: string) => string): string {
  const at = initialOf(words);
  return words.slice(0, at) + change(words.charAt(at)) + words.slice(at + 1);
}

/** The first letter may stand behind the mark of its language. */
function initialOf(words: string): number {
  return words.startsWith(openingMark) ? openingMark.length : 0;
}
