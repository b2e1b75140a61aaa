/** A calendar day, YYYY-MM-DD. Days have no time zone; they compare as text. */
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
  return fromNumber(toNumber(day) + days);
}

/** The same day of a later month, or the last day of that month when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return target.toISOString().slice(0, 10);
}

/** How many days lie between two days; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

function toNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
}

function fromNumber(days: number): Day {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
}
