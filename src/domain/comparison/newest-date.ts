import type { PartialDate } from '../day/partial-date.ts';

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
