import { type LocaleCode, localeOf } from '#locale/locale-table.ts';
import { addNoBreakSpaces } from '#locale/no-break.ts';
import { memoize } from '#memo/memoize.ts';
import { numberFormatter } from './formats.ts';

/** Texts with a number, one per plural form of the language; `#` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>>;

const rulesOf = memoize(
  (locale: LocaleCode) => locale,
  (locale: LocaleCode) => new Intl.PluralRules(localeOf(locale).iso),
);

/** Enough whole numbers to cover every plural form in any language. */
const wholeNumbers = Array.from({ length: 201 }, (_, number) => number);

const examplesOf = memoize(
  (locale: LocaleCode) => locale,
  (locale: LocaleCode) => Map.groupBy(wholeNumbers, (number) => rulesOf(locale).select(number)),
);

/** Returns the plural forms of whole numbers: in Polish one, few and many; `other` is for fractions in Polish. */
export function pluralFormsIn(locale: LocaleCode): Intl.LDMLPluralRule[] {
  return [...examplesOf(locale).keys()];
}

/**
 * Whether a plural form is used for one number only, so that its text may spell the number out: "one country", "w jednym
 * kraju".
 */
export function isSingleNumber(form: Intl.LDMLPluralRule, locale: LocaleCode): boolean {
  return examplesOf(locale).get(form)?.length === 1;
}

/** Formats a number in the text of its plural form; undefined if there is no text for that form. */
export function formatPlural(count: number, forms: PluralForms, locale: LocaleCode): string | undefined {
  const words = forms[rulesOf(locale).select(count)];
  return words && addNoBreakSpaces(words.replaceAll('#', numberFormatter(locale).format(count)), locale);
}
