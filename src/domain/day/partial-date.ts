import { addDays, addMonths, type Day, isDay } from './day.ts';

/** A date as precise as its source: '2026-08-21', '2026-08' or '2026'. Nothing is ever made up. */
export type PartialDate = string;

const yearForm = /^\d{4}$/;
const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isPartialDate(text: string): boolean {
  return yearForm.test(text) || monthForm.test(text) || isDay(text);
}

/** The earliest day that a date can mean. Ages count from it, so that doubt never keeps a fact fresh. */
export function firstDayOf(date: PartialDate): Day {
  if (yearForm.test(date)) return `${date}-01-01`;
  return monthForm.test(date) ? `${date}-01` : date;
}

/** The latest day that a date can mean. */
export function lastDayOf(date: PartialDate): Day {
  if (yearForm.test(date)) return `${date}-12-31`;
  return monthForm.test(date) ? addDays(addMonths(`${date}-01`, 1), -1) : date;
}

/** Whether all of a date lies after a day: a date in the future. A year is judged as a year. */
export function isAfter(date: PartialDate, day: Day): boolean {
  return firstDayOf(date) > day;
}
