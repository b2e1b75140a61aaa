import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { chargeText } from '#price/amount-text.ts';
import { freshPlans } from '#price/price-model.ts';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeReceiptBlock = block({
  name: 'home-receipt',
  summary:
    'What one provider really charges, as a receipt with a caption. On wide screens it is beside the opening of the home page, on phones where it is written.',
  attributes: {
    provider: {
      kind: 'provider',
      explanation:
        'the provider: one that readers know. Without it, or if it has no current price, the ranked one whose price rises most.',
    },
  },
  body: 'none',
  select: ({ provider }, site) => selectHomeReceipt(provider, site),
  examples: [
    { name: 'The price that rises most', source: '{% home-receipt /%}' },
    { name: 'A provider of your choice', source: '{% home-receipt provider="@1" /%}' },
  ],
});

export interface HomeReceiptModel {
  /** Undefined if the provider has no current price and no other provider's price rises. */
  readonly receipt: HeadlineReceipt | undefined;
  /** A comparison of the second term with the first; undefined if nothing renews. */
  readonly caption: string | undefined;
}

export function selectHomeReceipt(chosen: string | undefined, site: SiteContext): HomeReceiptModel {
  const provider = [chosen, steepestRenewal(site)].find((id) => id !== undefined && headline(id, site));
  if (provider === undefined) return { receipt: undefined, caption: undefined };
  const plan = headline(provider, site);
  return { receipt: selectReceipt(provider, site), caption: plan && captionOf(plan, site) };
}

function captionOf(plan: Plan, site: SiteContext): string | undefined {
  const { months, charged, renewal } = plan;
  if (typeof renewal === 'string' || months === undefined) return undefined;
  return site.t('blocks.homeReceipt.caption', {
    change: renewal.charged > charged ? 'more' : renewal.charged < charged ? 'less' : 'same',
    isShorter: renewal.months < months ? 'yes' : 'no',
    first: chargeText(charged, plan, site),
    later: chargeText(renewal.charged, plan, site),
    months,
    laterMonths: renewal.months,
  });
}

function headline(provider: string, site: SiteContext): Plan | undefined {
  return headlinePlan(freshPlans(provider, site), comparedMonths, site.asOf);
}

/** Returns the ranked provider whose price rises most after the first term. */
export function steepestRenewal(site: SiteContext): string | undefined {
  const jumps = site.ranking(allPurpose).ranking.ranked.flatMap(({ score: { provider } }) => {
    const plan = headline(provider, site);
    const jump = (plan && renewalJump(plan)) ?? 1;
    return jump > 1 ? [{ provider, jump }] : [];
  });
  return jumps.toSorted((a, b) => b.jump - a.jump)[0]?.provider;
}
