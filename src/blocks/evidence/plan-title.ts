import type { Plan } from '#domain/price/plan.ts';
import type { BlockContext } from '../block-context.ts';

/** Name and length: providers sell one name for shorter and longer. */
export function planTitle({ name, months, days = 0 }: Plan, { t }: BlockContext): string {
  const term = months === undefined ? t('facts.days', { count: days }) : t('bill.total', { months });
  return `${name}, ${term}`;
}
