import { addDays, addMonths, type Day } from '../day/day.ts';
import type { Plan } from './plan.ts';

/** A length of paid time. Months and days stay apart, because months are not equally long. */
export interface Term {
  readonly months: number;
  readonly days: number;
}

/** A term without length would be charged for ever, so it is refused here. */
export function termOf({ id, months, days }: Pick<Plan, 'id' | 'months' | 'days'>): Term {
  const term = months === undefined ? { months: 0, days: days ?? 0 } : { months, days: 0 };
  const length = term.months + term.days;
  if (!Number.isInteger(length) || length < 1) {
    throw new RangeError(`Plan ${id}: a term has whole months or whole days, 1 or more.`);
  }
  return term;
}

export function joinTerms(first: Term, second: Term): Term {
  return { months: first.months + second.months, days: first.days + second.days };
}

/** The first day after a term that begins on a day. */
export function endOfTerm(start: Day, term: Term): Day {
  return addMonths(addDays(start, term.days), term.months);
}
