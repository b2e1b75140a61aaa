import type { Plan } from './plan.ts';

/** What the plans of a provider say to somebody who wants out. */
export interface CancelTerms {
  /** Whether money is taken again without anybody's doing: with every plan, with some, with none. */
  readonly renews: 'all' | 'some' | 'none';
  /** The longest notice that a plan asks for before it renews; undefined where none is stated. */
  readonly noticeDays: number | undefined;
  /** How many days plans leave for a refund, the shortest first. */
  readonly refundDays: readonly number[];
}

/** undefined where no plan is known. */
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
