import { type Day, isDay } from '@vpn-site/core/day/day.ts';

/** Thrown for a value that should be a day. The message is a sentence for the user. */
export class NotADayError extends Error {
  constructor(name: string, text: string) {
    super(`${name} is "${text}": write a day as YYYY-MM-DD.`);
    this.name = 'NotADayError';
  }
}

/** Parses the day in a setting or argument; the name is for the error message. */
export function parseDay(name: string, text: string): Day {
  if (!isDay(text)) throw new NotADayError(name, text);
  return text;
}

/**
 * Returns the day for which the site is computed: AS_OF if a result must be reproducible, otherwise the day of the clock. A
 * running server needs neither, because its release has a day.
 */
export function today(): Day {
  const { AS_OF } = process.env;
  return AS_OF === undefined || AS_OF === '' ? clockDay() : parseDay('AS_OF', AS_OF);
}

/**
 * Returns the day of the clock. No other code reads the clock. No date in a file may be later, even if the site is computed
 * for an earlier day, because the file may have been edited since. Because time only moves on, the clock never makes a
 * valid file invalid.
 */
export function clockDay(): Day {
  return new Date().toISOString().slice(0, 10);
}
