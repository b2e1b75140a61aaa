import { cheapestPlan, lowestTotal } from '#domain/price/cheapest-plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { freshPlans } from '#evidence/price/price.ts';
import { scoreView } from '#evidence/score/score.ts';
import { formatList, formatMoney } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The answer first: who scores highest and, where totals can be held against each other, whose is the smallest. */
export function selectionLead(ids: readonly string[], site: SiteContext): string {
  return [scoreWords(ids, site), billWords(ids, site)].filter(Boolean).join(' ');
}

/** Equal is what readers see as equal: scores with one decimal. */
function scoreWords(ids: readonly string[], site: SiteContext): string {
  const { t } = site;
  const ranked = ids.map((id) => scoreView(id, 'overall', site)).filter(({ place }) => place !== undefined);
  const [best] = ranked.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (!best) return t('comparison.many.noneRanked');
  const names = ranked.filter(({ valueText }) => valueText === best.valueText).map(({ name }) => name);
  const score = { value: best.valueText, max: fullScore };
  return names.length === 1
    ? t('comparison.many.highest', { name: best.name, ...score })
    : t('comparison.many.level', { names: formatList(names, site.locale), ...score });
}

function billWords(ids: readonly string[], site: SiteContext): string | undefined {
  const { asOf, locale, t } = site;
  const totals = ids.flatMap((id) => {
    const cheapest = cheapestPlan(freshPlans(id, site), comparedMonths, asOf);
    return cheapest ? [{ ...cheapest.cost, name: providerName(id, site) }] : [];
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
