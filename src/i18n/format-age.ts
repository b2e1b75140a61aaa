import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { relativeFormatter } from './formatters.ts';

/** How long ago, in words: "2 years ago". Less than one of a unit is the present one: "this month". */
export function formatAge(count: number, unit: 'day' | 'month' | 'year', locale: LocaleCode): string {
  // "Last year" for twelve months would be another year.
  return relativeFormatter(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(-count, unit);
}
