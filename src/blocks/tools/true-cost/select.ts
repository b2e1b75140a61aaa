import { headlinePlan } from '#domain/price/cheapest-plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { parseReceiptQuery, planName } from '#domain/receipt/receipt-query.ts';
import { freshPlans, priceSource } from '#evidence/price/price.ts';
import type { SiteContext } from '#site/site-context.ts';
import { knownPlans } from './known-plans.ts';
import type { PlanSlot, TrueCostModel } from './receipt-data.ts';
import { receiptProvider } from './receipt-provider.ts';

/** The document that is the tool's own page. */
export const trueCostDocument = 'pages/true-cost';

interface TrueCostPlace {
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
export function selectTrueCostPart(site: SiteContext): TrueCostModel | undefined {
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

function selectTrueCost(place: TrueCostPlace, site: SiteContext): TrueCostModel | undefined {
  const { asOf, query } = site;
  const ids = [...new Set(place.slots.flatMap((slot) => slot.providers))];
  const providers = ids.flatMap((id) => receiptProvider(id, site) ?? []);
  const action = site.document(trueCostDocument)?.path;
  const usual = place.slots.flatMap((slot) => (slot.isOptional ? [] : (usualPlan(slot, site) ?? [])));
  if (action === undefined || usual.length === 0) return undefined;
  const asked = parseReceiptQuery(place.isPage ? query : '', { known: knownPlans(providers), today: asOf });
  return {
    ...place,
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

/** Where nothing was chosen: the plan that stands for the best placed of the providers. */
function usualPlan({ providers }: PlanSlot, site: SiteContext): string | undefined {
  const places = new Map(
    site.ranking('overall').ranking.ranked.map(({ score }, place) => [score.provider, place]),
  );
  const place = (id: string) => places.get(id) ?? Number.POSITIVE_INFINITY;
  for (const id of providers.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    const plan = headlinePlan(freshPlans(id, site), comparedMonths, site.asOf);
    if (plan) return planName(id, plan.id);
  }
  return undefined;
}
