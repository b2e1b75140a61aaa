import type { BlockContext } from '#blocks/block-context.ts';
import { comparedMonths, freshPlans } from '#blocks/evidence/fresh-plans.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import { lowestTotal } from '#domain/price/lowest-total.ts';
import { formatMoney } from '#i18n/formats.ts';

/** The answer first: who scores highest and, where totals can be held against each other, whose is the smallest. */
export function selectionLead(ids: readonly string[], context: BlockContext): string {
  return [scoreWords(ids, context), billWords(ids, context)].filter(Boolean).join(' ');
}

/** Equal is what readers see as equal: scores with one decimal. */
function scoreWords(ids: readonly string[], context: BlockContext): string {
  const { t } = context;
  const ranked = ids.map((id) => scoreView(id, 'overall', context)).filter(({ rank }) => rank !== undefined);
  const [best] = ranked.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (!best) return t('comparison.many.noneRanked');
  const names = ranked.filter(({ valueText }) => valueText === best.valueText).map(({ name }) => name);
  const score = { value: best.valueText, max: fullScore };
  return names.length === 1
    ? t('comparison.many.highest', { name: best.name, ...score })
    : t('comparison.many.level', { names: listWords(names, context), ...score });
}

function billWords(ids: readonly string[], context: BlockContext): string | undefined {
  const { asOf, locale, t } = context;
  const totals = ids.flatMap((id) => {
    const cheapest = cheapestPlan(freshPlans(id, context), comparedMonths, asOf);
    return cheapest ? [{ ...cheapest.cost, name: context.providers.get(id)?.name ?? id }] : [];
  });
  const lowest = lowestTotal(totals);
  return (
    lowest &&
    t('comparison.many.smallest', {
      months: comparedMonths,
      name: lowest.name,
      total: formatMoney(lowest.total, lowest.currency, locale),
    })
  );
}
