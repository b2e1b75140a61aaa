import { addDays, addMonths, type Day, daysBetween, isDay } from './day.ts';

/** A date as precise as its source: '2026-08-21', '2026-08' or '2026'. Nothing is ever made up. */
export type PartialDate = string;

const yearPattern = /^\d{4}$/;
const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isPartialDate(text: string): boolean {
  return yearPattern.test(text) || monthPattern.test(text) || isDay(text);
}

/** The earliest day that a date can mean. Ages count from it, so that doubt never keeps a fact fresh. */
export function firstDayOf(date: PartialDate): Day {
  if (yearPattern.test(date)) return `${date}-01-01`;
  return monthPattern.test(date) ? `${date}-01` : date;
}

/** The latest day that a date can mean. */
export function lastDayOf(date: PartialDate): Day {
  if (yearPattern.test(date)) return `${date}-12-31`;
  return monthPattern.test(date) ? addDays(addMonths(`${date}-01`, 1), -1) : date;
}

/** Whether a date lies after a day even when it is read as its earliest day. */
export function isAfter(date: PartialDate, day: Day): boolean {
  return firstDayOf(date) > day;
}

/**
 * The newest of some dates, as precise as can be said: of '2025' and '2025-03' either may be the later one,
 * so the newest is of 2025.
 */
export function newestDate(dates: readonly PartialDate[]): PartialDate | undefined {
  // As text, dates sort by their first day, and the less precise of two with the same first day comes first.
  const sorted = dates.toSorted();
  const last = sorted.at(-1);
  return last === undefined ? undefined : sorted.find((date) => last.startsWith(date));
}

/** How long ago something was, as people say it. */
export interface Age {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** From this many months on, people count years. */
const minMonthsForYears = 24;

/**
 * The age is no more precise than the date: of a year alone, nobody knows how many months have passed. It is never
 * rounded up, so that of two dates on a page the earlier one is never called younger.
 */
export function ageOf(date: PartialDate, today: Day): Age {
  if (date.length === 4)
    return { count: Math.max(0, Number(today.slice(0, 4)) - Number(date)), unit: 'year' };
  const months = wholeMonths(date, today);
  if (months >= minMonthsForYears) return { count: Math.floor(months / 12), unit: 'year' };
  if (months > 0 || date.length === 7) return { count: months, unit: 'month' };
  return { count: Math.max(0, daysBetween(date, today)), unit: 'day' };
}

function wholeMonths(date: PartialDate, today: Day): number {
  const from = firstDayOf(date);
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(today) - monthOf(from);
  return Math.max(0, addMonths(from, months) > today ? months - 1 : months);
}
