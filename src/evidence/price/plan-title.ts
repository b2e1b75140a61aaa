import type { Plan } from '#domain/price/plan.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Name and length: providers sell one name for shorter and longer. */
export function planTitle(plan: Plan, site: SiteContext): string {
  return `${plan.name}, ${planTerm(plan, site)}`;
}

export function planTerm({ months, days = 0 }: Pick<Plan, 'months' | 'days'>, { t }: SiteContext): string {
  return months === undefined ? t('facts.days', { count: days }) : t('bill.total', { months });
}
