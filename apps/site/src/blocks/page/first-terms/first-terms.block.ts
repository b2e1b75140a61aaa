import { byAlphabet, formatDay, formatDays, formatMoney, formatShare } from '@vpn-site/core/i18n/formats.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { firstTermSaving } from '@vpn-site/core/price/first-term.ts';
import { fromMinor, toMinor } from '@vpn-site/core/price/money.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { type PriceRecord, priceRecord } from '@vpn-site/core/price/price-record.ts';
import { block } from '#blocks/block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { chargeText } from '#price/amount-text.ts';
import { unstatedTaxSentence } from '#price/price-history.ts';
import { isHigherLater } from '#price/price-line-model.ts';
import { freshPlans, planTitle, shortPlanName } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';

export const firstTermsBlock = block({
  name: 'first-terms',
  summary:
    'The plans whose month costs less in the first term than after it, one of each provider: first charge, what follows, and how the price compares with the lowest in facts/price-history.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectFirstTerms(site),
  examples: [{ name: 'All providers', source: '{% first-terms /%}' }],
});

/** How today's price compares with the recorded ones. */
export type RecordWords =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'lowest'; readonly day: string }
  | { readonly kind: 'above'; readonly amount: string; readonly low: string; readonly days: string }
  | { readonly kind: 'few'; readonly day: string };

export interface FirstTermRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly plan: string;
  readonly first: string;
  readonly mark: MarkView | undefined;
  readonly tax: string | undefined;
  /** How much less a month costs in the first term than after it, in percent. */
  readonly saving: string;
  readonly later: { readonly amount: string; readonly months: number; readonly isHigher: boolean };
  readonly record: RecordWords;
  readonly link: TrackedLinkModel;
}

export interface FirstTermsModel {
  readonly rows: readonly FirstTermRow[];
  /** The days of the captures on which the records are based; undefined if there are none. */
  readonly days: string | undefined;
  /** A sentence about past amounts without tax; empty if there are none. */
  readonly basis: string;
}

export function selectFirstTerms(site: SiteContext): FirstTermsModel {
  const found = [...site.providers.values()].flatMap(({ id, name }) => {
    const plan = headlinePlan(freshPlans(id, site), comparedMonths, site.asOf);
    const saving = plan && firstTermSaving(plan);
    return plan && saving !== undefined ? [{ id, name, plan, saving }] : [];
  });
  const sorted = found.toSorted((a, b) => b.saving - a.saving || byAlphabet(a.name, b.name, site.locale));
  const histories = sorted.flatMap(({ id }) => site.priceHistories.get(id) ?? []);
  const firsts = histories.map(({ window }) => window.first).toSorted();
  const lasts = histories.map(({ window }) => window.last).toSorted();
  const [first, last] = [firsts[0], lasts.at(-1)];
  return {
    rows: sorted.flatMap(({ id, plan, saving }) => firstTermRow(id, plan, saving, site)),
    days: first && last && formatDays(first, last, site.locale, 'short'),
    basis: histories.map((history) => unstatedTaxSentence(history, site)).find(Boolean) ?? '',
  };
}

function firstTermRow(provider: string, plan: Plan, saving: number, site: SiteContext): FirstTermRow[] {
  const { renewal } = plan;
  if (typeof renewal === 'string') return [];
  const face = providerBadge(provider, site);
  return [
    {
      face,
      review: site.reviewPath(provider),
      plan: planTitle({ ...plan, name: shortPlanName(plan, face.name) }, site),
      first: chargeText(plan.charged, plan, site),
      mark: cellView(provider, 'prices', site).mark,
      tax: includedTax(plan, site),
      saving: formatShare(saving, site.locale),
      later: {
        amount: chargeText(renewal.charged, plan, site),
        months: renewal.months,
        isHigher: isHigherLater(plan),
      },
      record: recordWords(plan, priceRecord(plan, site.priceHistories.get(provider)), site),
      link: selectTrackedLink(provider, 'deals', site),
    },
  ];
}

function recordWords(plan: Plan, record: PriceRecord | undefined, { locale }: SiteContext): RecordWords {
  if (!record) return { kind: 'few', day: formatDay(plan.observed, locale, 'short') };
  const { lowest, steps, observations } = record;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  if (lowest.charged < plan.charged) {
    const above = fromMinor(
      toMinor(plan.charged, plan.currency) - toMinor(lowest.charged, plan.currency),
      plan.currency,
    );
    return {
      kind: 'above',
      amount: money(above),
      low: money(lowest.charged),
      days: formatDays(lowest.first, lowest.last, locale, 'short'),
    };
  }
  // If the price fell after the last capture, that capture cannot say since when it is the lowest.
  if (lowest.charged > plan.charged)
    return { kind: 'lowest', day: formatDay(plan.observed, locale, 'short') };
  return steps.length === 1
    ? { kind: 'same', count: observations }
    : { kind: 'lowest', day: formatDay(lowest.first, locale, 'short') };
}
