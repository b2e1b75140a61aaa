import type { Day } from '#domain/day/day.ts';

/** The one place where the clock is read; AS_OF stands in for it where a result must be reproducible. */
export function today(): Day {
  return process.env.AS_OF ?? new Date().toISOString().slice(0, 10);
}
