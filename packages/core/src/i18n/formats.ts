import { formattingLocale, type LocaleCode, type LocalizedText, localeOf } from '#locale/locale-table.ts';
import { addNoBreakSpaces, noBreakSpace } from '#locale/no-break.ts';
import { memoize } from '#memo/memoize.ts';
import { openingMark } from './language-marks.ts';

// Creating a formatter costs a thousand times more than using one, so each is created once.

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

/** The length of a formatted date. `short` is for chart labels, where a full month does not fit. */
export type DateLength = 'long' | 'short';

/**
 * Languages without short months that can follow a day. Polish is one ("15 maj" is a mistake), so it writes the month as a
 * number.
 */
const localesWithoutShortMonths: ReadonlySet<string> = new Set(['pl']);

function dayFormatter(locale: LocaleCode, length: DateLength): Intl.DateTimeFormat {
  const short = localesWithoutShortMonths.has(locale) ? 'short' : 'medium';
  return dateFormatter(locale, { dateStyle: length === 'long' ? 'long' : short, timeZone: 'UTC' });
}

/** Formats a day without its year, for chart axes. */
export function formatDayAndMonth(day: string, locale: LocaleCode): string {
  const month = localesWithoutShortMonths.has(locale) ? '2-digit' : 'short';
  const options = { day: month === 'short' ? 'numeric' : '2-digit', month, timeZone: 'UTC' } as const;
  return addNoBreakSpaces(dateFormatter(locale, options).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** Formats a day (YYYY-MM-DD) in the reader's language. Days have no time zone. */
export function formatDay(day: string, locale: LocaleCode, length: DateLength = 'long'): string {
  return addNoBreakSpaces(dayFormatter(locale, length).format(new Date(`${day}T00:00:00Z`)), locale);
}

/**
 * Formats a list of days, sorted and without duplicates. A year that several days share appears once: "September 9 and
 * October 11, 2026".
 */
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
      ? addNoBreakSpaces(yearless.format(new Date(`${day}T00:00:00Z`)), locale)
      : formatDay(day, locale, length),
  );
  return formatList(words, locale);
}

/** Formats a range of days. A month or year that both days share appears once. */
export function formatDays(
  first: string,
  last: string,
  locale: LocaleCode,
  length: DateLength = 'long',
): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  return addNoBreakSpaces(dayFormatter(locale, length).formatRange(from as Date, to as Date), locale);
}

/** Formats a date as precisely as it is known: a day, a month, or a year. */
export function formatPartialDate(date: string, locale: LocaleCode, length: DateLength = 'long'): string {
  if (date.length === 4) return date;
  if (date.length > 7) return formatDay(date, locale, length);
  const month = new Date(`${date}-01T00:00:00Z`);
  return dateFormatter(locale, { year: 'numeric', month: length, timeZone: 'UTC' }).format(month);
}

/**
 * Formats a date as precisely as it is known, in the form for use after a word such as "since". In Polish, a month without
 * a day is in the genitive too.
 */
export function formatDateInPhrase(date: string, locale: LocaleCode): string {
  if (date.length !== 7) return formatPartialDate(date, locale);
  const parts = dayFormatter(locale, 'long').formatToParts(new Date(`${date}-01T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return addNoBreakSpaces(`${part('month')} ${part('year')}`, locale);
}

/** Formats an age: "2 years ago". A count of zero gives the current unit: "this month". */
export function formatAge(count: number, unit: 'day' | 'month' | 'year', locale: LocaleCode): string {
  // Not "last year", because twelve months ago is not the same as the previous calendar year.
  return relativeFormatter(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(-count, unit);
}

/**
 * Languages in which tables show currencies by code. Polish usually writes the euro with its sign and the dollar with its
 * code, so a column of prices would mix both.
 */
const localesWithCurrencyCodes: ReadonlySet<string> = new Set(['pl']);

/** Currencies that readers of a language write in their own way: "264,00 zł", "1.999,99 TL". */
const localCurrencies: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>> = {
  pl: { PLN: 'zł' },
  tr: { TRY: 'TL' },
};

type MoneyOptions = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'maximumSignificantDigits' | 'trailingZeroDisplay'
>;

/** Returns the parts of an amount: the number, and the currency before or after it with its space. */
function moneyParts(amount: number, currency: string, locale: LocaleCode, options: MoneyOptions) {
  const ownName = localCurrencies[locale]?.[currency];
  const currencyDisplay = localesWithCurrencyCodes.has(locale) ? 'code' : 'symbol';
  const format = numberFormatter(locale, { style: 'currency', currency, currencyDisplay, ...options });
  const parts = format.formatToParts(amount);
  const text = (some: typeof parts) => some.map(({ value }) => value).join('');
  const isDigits = ({ type }: (typeof parts)[number]) => type !== 'currency' && type !== 'literal';
  const [first, last] = [parts.findIndex(isDigits), parts.findLastIndex(isDigits)];
  const number = text(parts.slice(first, last + 1));
  if (ownName !== undefined) return { before: '', number, after: noBreakSpace + ownName };
  return { before: text(parts.slice(0, first)), number, after: text(parts.slice(last + 1)) };
}

function money(amount: number, currency: string, locale: LocaleCode, options: MoneyOptions = {}): string {
  const { before, number, after } = moneyParts(amount, currency, locale, options);
  return before + number + after;
}

/** Formats an amount in its own currency, by the rules of the reader's language. It never converts the amount. */
export function formatMoney(amount: number, currency: string, locale: LocaleCode): string {
  return money(amount, currency, locale);
}

/** Formats an amount that may lie between two, with the currency once: "$79.00–97.17". */
export function formatMoneySpan(
  { low, high }: { readonly low: number; readonly high: number },
  currency: string,
  locale: LocaleCode,
): string {
  if (low === high) return money(low, currency, locale);
  const [from, to] = [moneyParts(low, currency, locale, {}), moneyParts(high, currency, locale, {})];
  return `${from.before}${from.number}–${to.number}${to.after}`;
}

/** Formats a difference without cents. It rounds down, so that the page never promises too much. */
export function formatSaving(amount: number, currency: string, locale: LocaleCode): string {
  return money(Math.floor(amount), currency, locale, { maximumFractionDigits: 0 });
}

/**
 * Formats an amount that was converted at an approximate rate: whole units, at most three significant digits ("62 zł",
 * "1.150 TL").
 */
export function formatApproximateSpan(
  { low, high }: { readonly low: number; readonly high: number },
  currency: string,
  locale: LocaleCode,
): string {
  const parts = (amount: number) =>
    moneyParts(
      amount,
      currency,
      locale,
      amount < 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
    );
  const [from, to] = [parts(low), parts(high)];
  const numbers = from.number === to.number ? from.number : `${from.number}–${to.number}`;
  return from.before + numbers + to.after;
}

/** Formats an amount with cents only if there are any, for scales and rules. */
export function formatShortMoney(amount: number, currency: string, locale: LocaleCode): string {
  return money(amount, currency, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

export function regionName(code: string, locale: LocaleCode): string {
  return addNoBreakSpaces(
    new Intl.DisplayNames(localeOf(locale).iso, { type: 'region' }).of(code) ?? code,
    locale,
  );
}

export function languageName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(localeOf(locale).iso, { type: 'language' }).of(code) ?? code;
}

/** The fields of a key's definition that are needed to label its options. */
interface OptionWords {
  readonly type: string;
  readonly options: Readonly<Record<string, LocalizedText>>;
  readonly retiredOptions?: Readonly<Record<string, LocalizedText>> | undefined;
}

/** Returns the label of an option of a key. For countries, which are not options, it returns the name from `Intl`. */
export function optionName(option: string, definition: OptionWords | undefined, locale: LocaleCode): string {
  const words = (definition?.options[option] ?? definition?.retiredOptions?.[option])?.[locale];
  if (words !== undefined) return words;
  const isCountry = definition?.type === 'country' || definition?.type === 'country-list';
  return isCountry ? regionName(option, locale) : option;
}

const collator = memoize(
  (locale) => locale,
  (locale: LocaleCode) => new Intl.Collator(localeOf(locale).iso, { numeric: true }),
);

/** Compares two names by the alphabet of the reader's language. */
export function byAlphabet(a: string, b: string, locale: LocaleCode): number {
  return collator(locale).compare(a, b);
}

/** Returns names without duplicates, sorted by the reader's alphabet. Use it for names whose order has no meaning. */
export function sortedNames(names: Iterable<string>, locale: LocaleCode): string[] {
  return [...new Set(names)].toSorted(collator(locale).compare);
}

/** Formats "A, B and C" from names whose order has no meaning, sorted by the reader's alphabet. */
export function formatNames(
  names: Iterable<string>,
  locale: LocaleCode,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatList(sortedNames(names, locale), locale, type);
}

/** British lists have no comma before "and", which is our style. */
const listLocales: Partial<Record<LocaleCode, string>> = { en: 'en-GB' };

/** Formats "A, B and C" in the given order. The type is never `unit`, because such lists have no commas in Turkish. */
export function formatList(
  items: Iterable<string>,
  locale: LocaleCode,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return addNoBreakSpaces(listFormatter(locale, type).format(items), locale);
}

/** Returns the separator before each item of a list like that of `formatList`, for items that are not plain text. */
export function listSeparators(count: number, locale: LocaleCode): string[] {
  const items = Array.from({ length: count }, (_, position) => String(position));
  const parts = listFormatter(locale, 'conjunction').formatToParts(items);
  return parts.flatMap(({ type }, at) => {
    const before = parts[at - 1];
    return type === 'element' ? [before ? addNoBreakSpaces(before.value, locale) : ''] : [];
  });
}

function listFormatter(locale: LocaleCode, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  return new Intl.ListFormat(listLocales[locale] ?? localeOf(locale).iso, { type });
}

/** Joins whole clauses with semicolons, because each clause may contain an "and". */
export function joinClauses(clauses: readonly string[]): string {
  return clauses.join('; ');
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Cached by language alone, because a ranking that follows a slider formats hundreds of scores at every step. */
const scoreFormatter = memoize(
  (locale) => locale,
  (locale: LocaleCode) => numberFormatter(locale, oneDecimal),
);

/** Formats a score, always with one decimal, so that columns are aligned and 7.0 does not look like a rough 7. */
export function formatScore(score: number, locale: LocaleCode): string {
  return scoreFormatter(locale).format(score);
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats a score with two decimals, as shown next to the sum from which it is computed. */
export function formatHundredths(points: number, locale: LocaleCode): string {
  return numberFormatter(locale, twoDecimals).format(points);
}

/** Formats one part of a score's sum, with its sign and two decimals. */
export function formatSignedHundredths(points: number, locale: LocaleCode): string {
  return withMinus(numberFormatter(locale, { ...twoDecimals, signDisplay: 'exceptZero' }).format(points));
}

/** Formats a deduction with two decimals, because the deductions of single incidents are small and would look equal. */
export function formatDeduction(points: number, locale: LocaleCode): string {
  return withMinus(formatHundredths(-points, locale));
}

/** Replaces the hyphen with a real minus sign, which is as wide as a plus. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/** Formats a number of the methodology or of a sum with its own decimals, at most two. */
export function formatExactly(number: number, locale: LocaleCode): string {
  return numberFormatter(locale, { maximumFractionDigits: 2 }).format(number);
}

/** Formats the points of one criterion, which are mostly whole numbers. */
export function formatPoints(points: number, locale: LocaleCode): string {
  return numberFormatter(locale, { maximumFractionDigits: 1 }).format(points);
}

/** Formats a share in whole percent, such as the evidence share. */
export function formatShare(share: number, locale: LocaleCode): string {
  return numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Formats a share without rounding up, so that a share below a threshold does not look as if it reached it. */
export function formatFlooredShare(share: number, locale: LocaleCode): string {
  return formatShare(roundedDown(share), locale);
}

/** Formats the range from the smallest to the largest share, without rounding up. */
export function formatFlooredShareRange(shares: readonly number[], locale: LocaleCode): string {
  const [least, most] = [roundedDown(Math.min(...shares)), roundedDown(Math.max(...shares))];
  if (least === most) return formatShare(least, locale);
  const range = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).formatRange(
    least,
    most,
  );
  // A range has no spaces around its dash in any of our languages, but ICU adds some beside two percent signs.
  return range.replace(/\s*–\s*/u, '–');
}

function roundedDown(share: number): number {
  // The billionth corrects a rounding error: 0.58 times 100 is a little less than 58.
  return Math.floor(share * 100 + 1e-9) / 100;
}

/** Formats a rank as a range, with the dash of the language; as one number if the range has one rank. */
export function formatRank(
  { from, to }: { readonly from: number; readonly to: number },
  locale: LocaleCode,
): string {
  const format = numberFormatter(locale);
  return from === to ? format.format(from) : format.formatRange(from, to);
}

/** Lowercases the first letter of a label, because labels of the vocabulary may continue a sentence. */
export function uncapitalized(label: string, locale: LocaleCode): string {
  return withInitial(label, (letter) => letter.toLocaleLowerCase(localeOf(locale).iso));
}

/** Matches a first word with a capital inside: iOS, macOS, iDEAL. */
const nameWithSmallInitial = /^\p{Ll}+\p{Lu}/u;

/** Capitalizes text at the start of a sentence or a list. Names such as iOS do not change. */
export function capitalized(words: string, locale: LocaleCode): string {
  if (nameWithSmallInitial.test(words.slice(initialOf(words)))) return words;
  return withInitial(words, (letter) => letter.toLocaleUpperCase(localeOf(locale).iso));
}

function withInitial(words: string, change: (letter: string) => string): string {
  const at = initialOf(words);
  return words.slice(0, at) + change(words.charAt(at)) + words.slice(at + 1);
}

/** Returns the index of the first letter. A language mark may come before it. */
function initialOf(words: string): number {
  return words.startsWith(openingMark) ? openingMark.length : 0;
}
