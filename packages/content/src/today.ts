import { type Day, isDay } from '@vpn-site/core/day/day.ts';

/** A value that should be a day and is not. The message is a sentence for the user. */
export class NotADayError extends Error {
  constructor(name: string, text: string) {
    super(`${name} is "${text}": write a day as YYYY-MM-DD.`);
    this.name = 'NotADayError';
  }
}

/** Parses the day in a setting or argument of this name. */
export function parseDay(name: string, text: string): Day {
  if (!isDay(text)) throw new NotADayError(name, text);
  return text;
}

/**
 * Returns the day as of which the site is evaluated: AS_OF if a result must be reproducible, otherwise the day of the
 * clock. A running server needs neither, because its release has a day.
 */
export function today(): Day {
  const { AS_OF } = process.env;
  return AS_OF === undefined || AS_OF === '' ? clockDay() : parseDay('AS_OF', AS_OF);
}

/**
 * Returns the day of the clock, which is read only here. No date in a file may be later, even if the site is evaluated as
 * of an earlier day, because it may have been edited since. Time only moves on, so the clock never makes a valid file
 * invalid.
 */
export function clockDay(): Day {
  return new Date().toISOString().slice(0, 10);
}
