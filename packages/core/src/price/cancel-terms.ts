import type { Plan } from './plan.ts';

/** The cancellation terms of a provider's plans. */
export interface CancelTerms {
  /** Whether plans renew automatically: all, some or none of them. */
  readonly renews: 'all' | 'some' | 'none';
  /** The longest notice period of any plan; undefined if none is stated. */
  readonly noticeDays: number | undefined;
  /** Refund periods of the plans in days, shortest first. */
  readonly refundDays: readonly number[];
}

/** Returns the cancellation terms of some plans; undefined if there are no plans. */
export function cancelTerms(
  plans: readonly Pick<Plan, 'renewal' | 'noticeDays' | 'refundDays'>[],
): CancelTerms | undefined {
  if (plans.length === 0) return undefined;
  const renewing = plans.filter(({ renewal }) => renewal !== 'none');
  const notices = renewing.flatMap(({ noticeDays }) => noticeDays ?? []);
  const refunds = new Set(plans.flatMap(({ refundDays }) => refundDays ?? []));
  return {
    renews: renewing.length === plans.length ? 'all' : renewing.length > 0 ? 'some' : 'none',
    noticeDays: notices.length > 0 ? Math.max(...notices) : undefined,
    refundDays: [...refunds].toSorted((a, b) => a - b),
  };
}
