import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { parseReceiptQuery, planName } from '@vpn-site/core/price/receipt-query.ts';
import { block } from '#blocks/block.ts';
import { freshPlans, priceSource } from '#price/price-model.ts';
import { trueCostDocument } from '#price/receipt-model.ts';
import { receiptProvider } from '#price/receipt-plan.ts';
import type { SiteContext } from '#site/site-context.ts';
import { knownPlans, type TrueCostModel } from './receipt-data.ts';

export const trueCostBlock = block({
  name: 'true-cost',
  summary:
    'The receipt of any plan: every charge with its date, the total, the advertised price, the last days for a refund and to cancel, as a calendar file too.',
  attributes: {
    short: {
      kind: 'flag',
      explanation:
        'On any page but the tool’s own: one plan and the years, from today; the day of purchase and a second plan are a press away.',
    },
  },
  body: 'none',
  select: ({ short }, site) => ({
    model: short === true ? selectTrueCostPart(site) : selectTrueCostPage(site),
  }),
  examples: [
    { name: 'As the tool’s own page has it', source: '{% true-cost /%}' },
    { name: 'As a part of another page', source: '{% true-cost short=true /%}' },
  ],
});

/** Selects the tool for its own page: any plan, and optionally a second one. */
export function selectTrueCostPage(site: SiteContext): TrueCostModel | undefined {
  return selectTrueCost(true, site);
}

/** Selects the tool as part of another page: one plan. */
export function selectTrueCostPart(site: SiteContext): TrueCostModel | undefined {
  return selectTrueCost(false, site);
}

function selectTrueCost(isPage: boolean, site: SiteContext): TrueCostModel | undefined {
  const { asOf, query } = site;
  // Sorted by id, because the order of the options is not a ranking.
  const ids = [...site.providers.keys()].toSorted();
  const providers = ids.flatMap((id) => receiptProvider(id, site) ?? []);
  const action = site.document(trueCostDocument)?.path;
  const usual = defaultPlan(ids, site);
  if (action === undefined || usual === undefined) return undefined;
  const asked = parseReceiptQuery(isPage ? query : '', { known: knownPlans(providers), today: asOf });
  return {
    isPage,
    providers,
    choice: asked.plans.length > 0 ? asked : { ...asked, plans: [usual] },
    today: asOf,
    action,
    localMoney: site.reader.localMoney,
    credit: priceSource(ids, site),
  };
}

/** Returns the default plan: the headline plan whose price rises most, because the tool shows rising prices. */
function defaultPlan(providers: readonly string[], site: SiteContext): string | undefined {
  const plans = providers.flatMap((id) => {
    const plan = headlinePlan(freshPlans(id, site), comparedMonths, site.asOf);
    return plan ? [{ name: planName(id, plan.id), jump: renewalJump(plan) ?? 1 }] : [];
  });
  return plans.toSorted((a, b) => b.jump - a.jump)[0]?.name;
}
