import { type Day, isDay } from '@vpn-site/core/day/day.ts';

/** Somebody asked for a day that is none. The message is a sentence for them. */
export class NotADayError extends Error {
  constructor(name: string, text: string) {
    super(`${name} is "${text}": write a day as YYYY-MM-DD.`);
    this.name = 'NotADayError';
  }
}

/** The day that a setting or an argument of this name states. */
export function statedDay(name: string, text: string): Day {
  if (!isDay(text)) throw new NotADayError(name, text);
  return text;
}

/**
 * The day on which the site is judged: AS_OF, where a result must be reproducible, otherwise the day of the clock. A
 * running server asks for neither: its release has a day.
 */
export function today(): Day {
  const { AS_OF } = process.env;
  return AS_OF === undefined || AS_OF === '' ? clockDay() : statedDay('AS_OF', AS_OF);
}

/**
 * The day of the clock, read here and nowhere else: the last one that anything written may name. A site that is judged on an
 * earlier day may have been edited since, and what is past today stays past, so that the clock makes no right file wrong.
 */
export function clockDay(): Day {
  return new Date().toISOString().slice(0, 10);
}
