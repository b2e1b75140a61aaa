import { type LocaleCode, localeOf } from '#locale/locale-table.ts';
import { noBreak } from '#locale/no-break.ts';
import { memoize } from '#memo/memoize.ts';
import { numberFormatter } from './formats.ts';

/** Words around a number, one for each form that the language has; `#` is the number. */
export type NumberForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>>;

const rulesOf = memoize(
  (locale: LocaleCode) => locale,
  (locale: LocaleCode) => new Intl.PluralRules(localeOf(locale).iso),
);

/** Enough whole numbers to meet every form that they can take in any language. */
const wholeNumbers = Array.from({ length: 201 }, (_, number) => number);

const examplesOf = memoize(
  (locale: LocaleCode) => locale,
  (locale: LocaleCode) => Map.groupBy(wholeNumbers, (number) => rulesOf(locale).select(number)),
);

/** The forms that whole numbers take: in Polish one, few and many; what Polish calls other is for fractions. */
export function neededForms(locale: LocaleCode): Intl.LDMLPluralRule[] {
  return [...examplesOf(locale).keys()];
}

/** Whether a form is for one number only, which its words may then say: "one country", "w jednym kraju". */
export function isSingleNumber(form: Intl.LDMLPluralRule, locale: LocaleCode): boolean {
  return examplesOf(locale).get(form)?.length === 1;
}

/** The words for a number, undefined where its form is not written. */
export function inNumberForm(count: number, forms: NumberForms, locale: LocaleCode): string | undefined {
  const words = forms[rulesOf(locale).select(count)];
  return words && noBreak(words.replaceAll('#', numberFormatter(locale).format(count)), locale);
}
