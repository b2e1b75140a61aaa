import { renewalJump } from './advertised-month.ts';
import type { Plan } from './plan.ts';

/**
 * Returns by which share a month costs less in the first term than after it, rounded down to whole percent. Undefined below
 * one percent, and for prices on partners' pages.
 */
export function firstTermSaving(plan: Plan): number | undefined {
  const jump = plan.standard === false ? undefined : renewalJump(plan);
  if (jump === undefined) return undefined;
  // The billionth corrects a rounding error: 0.58 times 100 is a little less than 58.
  const percent = Math.floor((1 - 1 / jump) * 100 + 1e-9);
  return percent < 1 ? undefined : percent / 100;
}
