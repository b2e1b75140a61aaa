import { headlinePlan } from '#domain/price/cheapest-plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { parseReceiptQuery, planName } from '#domain/receipt/receipt-query.ts';
import { freshPlans, priceSource } from '#evidence/price/price.ts';
import { trueCostDocument } from '#evidence/price/receipt.ts';
import { receiptProvider } from '#evidence/price/receipt-plan.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import type { PlanSlot, TrueCostModel } from './receipt-data.ts';
import { knownPlans } from './receipt-data.ts';

export const trueCostBlock = block({
  name: 'true-cost',
  summary:
    'The receipt of any plan: every charge with its date, the total, the price that was told, the last days for a refund and to cancel, as a calendar file too.',
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

interface TrueCostSetting {
  readonly slots: readonly PlanSlot[];
  readonly isPage: boolean;
  readonly hasCharts: boolean;
}

/** The tool's own page: any plan, and another beside it if its reader wants. */
export function selectTrueCostPage(site: SiteContext): TrueCostModel | undefined {
  const everyone = allProviders(site);
  return selectTrueCost(
    {
      slots: [
        { providers: everyone, isOptional: false },
        { providers: everyone, isOptional: true },
      ],
      isPage: true,
      hasCharts: true,
    },
    site,
  );
}

/** Any plan, in the middle of another page. */
function selectTrueCostPart(site: SiteContext): TrueCostModel | undefined {
  const slots = [{ providers: allProviders(site), isOptional: false }];
  return selectTrueCost({ slots, isPage: false, hasCharts: true }, site);
}

/** A plan of each of some providers, side by side. Who has no recent price is left out; undefined where nobody has. */
export function selectTrueCostOf(providers: readonly string[], site: SiteContext): TrueCostModel | undefined {
  const slots = providers
    .filter((provider) => freshPlans(provider, site).length > 0)
    .map((provider) => ({ providers: [provider], isOptional: false }));
  return selectTrueCost({ slots, isPage: false, hasCharts: providers.length === 1 }, site);
}

function selectTrueCost(setting: TrueCostSetting, site: SiteContext): TrueCostModel | undefined {
  const { asOf, query } = site;
  const ids = [...new Set(setting.slots.flatMap((slot) => slot.providers))];
  const providers = ids.flatMap((id) => receiptProvider(id, site) ?? []);
  const action = site.document(trueCostDocument)?.path;
  const usual = setting.slots.flatMap((slot) => (slot.isOptional ? [] : (usualPlan(slot, site) ?? [])));
  if (action === undefined || usual.length === 0) return undefined;
  const asked = parseReceiptQuery(setting.isPage ? query : '', { known: knownPlans(providers), today: asOf });
  return {
    ...setting,
    providers,
    choice: asked.plans.length > 0 ? asked : { ...asked, plans: usual },
    today: asOf,
    action,
    credit: priceSource(ids, site),
  };
}

/** By name: the order of a list to choose from is no ranking. */
function allProviders({ providers }: SiteContext): string[] {
  return [...providers.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/** Where nothing was chosen: the plan that stands for the best ranked of the providers. */
function usualPlan({ providers }: PlanSlot, site: SiteContext): string | undefined {
  const ranks = new Map(
    site.ranking('overall').ranking.ranked.map(({ score }, index) => [score.provider, index]),
  );
  const rankOf = (id: string) => ranks.get(id) ?? Number.POSITIVE_INFINITY;
  for (const id of providers.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))) {
    const plan = headlinePlan(freshPlans(id, site), comparedMonths, site.asOf);
    if (plan) return planName(id, plan.id);
  }
  return undefined;
}
