/** A calendar day, YYYY-MM-DD. Days have no time zone and compare as strings. */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsPerDay = 86_400_000;

export function isDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

export function addDays(day: Day, days: number): Day {
  return days === 0 ? day : fromNumber(toNumber(day) + days);
}

/** Returns the same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, monthOfYear] = [Math.floor(month / 12), month % 12];
  const date = Math.min(Number(day.slice(8)), daysIn(year, monthOfYear));
  // Computed without `Date`, because price histories call this a hundred thousand times and dates are ten times as slow.
  return `${String(year).padStart(4, '0')}-${twoDigits(monthOfYear + 1)}-${twoDigits(date)}`;
}

const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number of days in a month, which counts from 0. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 1 && isLeap ? 29 : (daysInMonths[month] ?? 0);
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Returns the number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

function toNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
}

function fromNumber(days: number): Day {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
}
