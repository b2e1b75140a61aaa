import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';

/** "A, B and C". A conjunction even where only names are counted up: lists of units have no commas in Turkish. */
export function formatList(
  items: Iterable<string>,
  locale: LocaleCode,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(locale).iso, { type }).format(items);
}
