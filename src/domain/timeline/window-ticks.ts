import { addMonths, type Day, daysBetween } from '../day/day.ts';

export interface WindowTick {
  readonly day: Day;
  /** From 0 to 1. */
  readonly at: number;
  /** false: a stroke without words, which would run into others. */
  readonly isNamed: boolean;
}

/** Words of a day need about this share of the narrowest drawing. */
const room = 0.2;

/** The first day, the first of each month, the last day. Both ends always have their names. */
export function windowTicks({ first, last }: { readonly first: Day; readonly last: Day }): WindowTick[] {
  const length = daysBetween(first, last);
  if (length <= 0) return [{ day: first, at: 0, isNamed: true }];
  const ticks: WindowTick[] = [{ day: first, at: 0, isNamed: true }];
  let lastNamed = 0;
  for (let day = monthAfter(first); day < last; day = addMonths(day, 1)) {
    const at = daysBetween(first, day) / length;
    const isNamed = at - lastNamed >= room && 1 - at >= room;
    if (isNamed) lastNamed = at;
    ticks.push({ day, at, isNamed });
  }
  return [...ticks, { day: last, at: 1, isNamed: true }];
}

function monthAfter(day: Day): Day {
  return addMonths(`${day.slice(0, 7)}-01`, 1);
}
