import { type Day, daysBetween } from '../day/day.ts';

/** Where the end of a fact's lifetime and today lie on a line that begins with its date: 0 is the start, 1 the end. */
export interface LifetimeLine {
  readonly until: number;
  readonly today: number;
}

/** The line is as long as the lifetime, or longer where today is past it, so that staleness has a length. */
export function lifetimeLine(from: Day, until: Day, today: Day): LifetimeLine {
  const lifetime = Math.max(daysBetween(from, until), 0);
  const age = Math.max(daysBetween(from, today), 0);
  const length = Math.max(lifetime, age, 1);
  return { until: lifetime / length, today: age / length };
}
