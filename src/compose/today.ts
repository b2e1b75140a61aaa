import { type Day, isDay } from '#domain/day/day.ts';

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

/** The one place where the clock is read; AS_OF stands in for it where a result must be reproducible. */
export function today(): Day {
  const { AS_OF } = process.env;
  return AS_OF === undefined ? new Date().toISOString().slice(0, 10) : statedDay('AS_OF', AS_OF);
}
