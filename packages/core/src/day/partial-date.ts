import { addDays, addMonths, type Day, daysBetween, isDay } from './day.ts';

/** A date as precise as its source: '2026-08-21', '2026-08' or '2026'. No part is ever guessed. */
export type PartialDate = string;

const yearPattern = /^\d{4}$/;
const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isPartialDate(text: string): boolean {
  return yearPattern.test(text) || monthPattern.test(text) || isDay(text);
}

/**
 * Returns the earliest day that a date can mean. Ages count from it, so that a vague date never makes a fact look fresher.
 */
export function firstDayOf(date: PartialDate): Day {
  if (yearPattern.test(date)) return `${date}-01-01`;
  return monthPattern.test(date) ? `${date}-01` : date;
}

/** Returns the latest day that a date can mean. */
export function lastDayOf(date: PartialDate): Day {
  if (yearPattern.test(date)) return `${date}-12-31`;
  return monthPattern.test(date) ? addDays(addMonths(`${date}-01`, 1), -1) : date;
}

/** Whether a date is certainly after a day, even if the unknown month or day is the earliest possible. */
export function isAfter(date: PartialDate, day: Day): boolean {
  return firstDayOf(date) > day;
}

/**
 * Returns the newest date, only as precisely as it is certain. Of '2025' and '2025-03' either may be later, so the result
 * is '2025'.
 */
export function newestDate(dates: readonly PartialDate[]): PartialDate | undefined {
  // Dates sorted as strings sort by first day, and the less precise of two with the same first day comes first.
  const sorted = dates.toSorted();
  const last = sorted.at(-1);
  return last === undefined ? undefined : sorted.find((date) => last.startsWith(date));
}

/** The time since a date, in the unit that people would use. */
export interface Age {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** The number of months from which ages are given in years. */
const minMonthsForYears = 24;

/**
 * Returns an age that is no more precise than the date: for '2025' it has no months. It never rounds up, so that the
 * earlier of two dates on a page never looks younger.
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
