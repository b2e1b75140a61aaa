import type { Plan } from '#domain/price/plan.ts';
import type { BlockContext } from '../block-context.ts';

/** Name and length: providers sell one name for shorter and longer. */
export function planTitle(plan: Plan, context: BlockContext): string {
  return `${plan.name}, ${planTerm(plan, context)}`;
}

export function planTerm({ months, days = 0 }: Pick<Plan, 'months' | 'days'>, { t }: BlockContext): string {
  return months === undefined ? t('facts.days', { count: days }) : t('bill.total', { months });
}
