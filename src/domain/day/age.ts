import { addMonths, type Day, daysBetween } from './day.ts';
import { firstDayOf, type PartialDate } from './partial-date.ts';

/** How long ago something was, as people say it. */
export interface Age {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** Below this many months people count months; above it, years. */
const monthsCounted = 24;

/** No more precise than the date: of a year alone nobody knows how many months it is ago. */
export function ageOf(date: PartialDate, today: Day): Age {
  if (date.length === 4)
    return { count: Math.max(0, Number(today.slice(0, 4)) - Number(date)), unit: 'year' };
  const months = wholeMonths(date, today);
  if (months >= monthsCounted) return { count: Math.round(months / 12), unit: 'year' };
  if (months > 0 || date.length === 7) return { count: months, unit: 'month' };
  return { count: Math.max(0, daysBetween(date, today)), unit: 'day' };
}

function wholeMonths(date: PartialDate, today: Day): number {
  const from = firstDayOf(date);
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(today) - monthOf(from);
  return Math.max(0, addMonths(from, months) > today ? months - 1 : months);
}
