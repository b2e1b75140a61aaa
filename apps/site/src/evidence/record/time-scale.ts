import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import { firstDayOf, lastDayOf, type PartialDate } from '@vpn-site/core/day/partial-date.ts';

/** A time axis of whole years; positions run from 0 to 1. */
export interface TimeScale {
  readonly years: readonly YearOnScale[];
  readonly position: (date: PartialDate) => DatePosition;
}

export interface YearOnScale {
  readonly year: number;
  /** The position of the first day of the year. */
  readonly from: number;
  readonly middle: number;
}

/** The position of a date. `at` is the middle of the day, month or year; if only the year is known, `span` is that whole year. */
export interface DatePosition {
  readonly at: number;
  readonly span: { readonly from: number; readonly to: number } | undefined;
}

/** Creates a scale from the year of the earliest date to the current year. */
export function timeScale(dates: readonly PartialDate[], today: Day): TimeScale {
  const yearOf = (date: PartialDate) => Number(date.slice(0, 4));
  const all = [...dates.map(yearOf), yearOf(today)];
  const first = Math.min(...all);
  const last = Math.max(...all);
  const start = `${first}-01-01`;
  const length = daysBetween(start, `${last + 1}-01-01`);
  const at = (day: Day, days = 0) => (daysBetween(start, day) + days) / length;
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => {
      const from = at(`${first + index}-01-01`);
      const to = at(`${first + index + 1}-01-01`);
      return { year: first + index, from, middle: (from + to) / 2 };
    }),
    position: (date) => {
      const from = at(firstDayOf(date));
      const to = at(lastDayOf(date), 1);
      return { at: (from + to) / 2, span: date.length === 4 ? { from, to } : undefined };
    },
  };
}

export interface NamedYear extends YearOnScale {
  /** Whether there is space for the label of the year at the narrowest width. */
  readonly isNamed: boolean;
}

/** Decides which years get a label, given the width of a label. */
export function namedYears(years: readonly YearOnScale[], width: number, nameWidth: number): NamedYear[] {
  const every = Math.ceil((years.length * nameWidth) / width);
  return years.map((year, index) => ({
    ...year,
    // Counted from the end, so that the current year always has a label.
    isNamed: (years.length - 1 - index) % every === 0,
  }));
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

/**
 * Assigns each mark a row above or below the line, so that no two marks overlap; 0 is next to the line. It is computed for
 * the narrowest width, because marks only move apart in wider drawings. `size` is the width of a point, in the same unit as
 * `width`.
 */
export function markLanes(positions: readonly DatePosition[], width: number, size: number): number[] {
  const lanes: Extent[][] = [];
  const chosen: number[] = Array.from({ length: positions.length });
  const inOrder = positions
    .map((position, index) => ({ index, extent: extentOf(position, width, size) }))
    .toSorted((a, b) => a.extent.from - b.extent.from);
  for (const { index, extent } of inOrder) {
    const free = lanes.findIndex((lane) => lane.every(({ to }) => to <= extent.from));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), extent];
    chosen[index] = lane;
  }
  return chosen;
}

/**
 * Returns the space that a mark takes. A point has the same size at every width; a mark for a whole year is as long as its
 * part of the line.
 */
function extentOf({ at, span }: DatePosition, width: number, size: number): Extent {
  if (span) return { from: span.from * width, to: span.to * width };
  return { from: at * width - size / 2, to: at * width + size / 2 };
}
