import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { priceLine } from '#price/price-line-model.ts';
import { planView, priceView } from '#price/price-model.ts';
import type { EvidenceShare } from '#score/evidence-share.ts';
import { scoreView } from '#score/score-model.ts';
import { type TierView, tierViews } from '#score/tiers.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type SectionLink, sectionLink } from '../home-section/section-link.ts';
import { type HomeFilter, mustHaves, mustHavesOf } from './must-haves.ts';

export const homeComparisonBlock = block({
  name: 'home-comparison',
  summary:
    'All providers in one table, by tiers of the overall ranking: score, what a month costs today and later, the bill of three years, and the share of evidence. Readers can filter it by what a VPN must have.',
  attributes: {
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: ({ heading }, site) => selectComparison(heading, site),
  examples: [
    { name: 'All providers', source: '{% home-comparison /%}' },
    { name: 'Under another heading', source: '{% home-comparison heading="Side by side" /%}' },
  ],
});

export interface HomeComparisonModel {
  readonly heading: string;
  /** Link to the page that compares any two providers. */
  readonly compare: SectionLink | undefined;
  readonly filters: readonly { readonly id: HomeFilter; readonly label: string }[];
  readonly tiers: readonly ComparisonTier[];
  /** Link to the full ranking, with reasons. */
  readonly ranking: SectionLink | undefined;
}

export interface ComparisonTier {
  readonly id: TierView['id'] | 'unranked';
  readonly heading: string;
  readonly about: string;
  readonly rows: readonly HomeComparisonRow[];
  /** The providers that are hidden at first. */
  readonly hidden: { readonly names: string; readonly rows: readonly HomeComparisonRow[] } | undefined;
}

export interface HomeComparisonRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  /** Whether the provider is the pick for most people. */
  readonly isPick: boolean;
  /** The score, in numbers and as text; undefined if the provider is not ranked. */
  readonly score: { readonly value: number; readonly text: string } | undefined;
  readonly evidenceShare: EvidenceShare;
  readonly price: RowPrice;
  readonly passes: readonly HomeFilter[];
}

/** The first monthly price, the monthly price after renewal, and the three-year total. */
export interface RowPrice {
  readonly first: string;
  /** "tax included", if that is an exception on the page. */
  readonly tax?: string | undefined;
  readonly later: LaterCell | undefined;
  /** The total, or the reason why there is none. */
  readonly total: {
    readonly text: string;
    /** Text such as "buys 39 months". */
    readonly note?: string | undefined;
    readonly isPrice: boolean;
  };
}

interface LaterCell {
  readonly text: string;
  readonly tone: 'plain' | 'faint' | 'higher';
}

export function selectComparison(heading: string | undefined, site: SiteContext): HomeComparisonModel {
  const { t, providers } = site;
  const path = site.roundupPath(allPurpose);
  return {
    heading: heading ?? t('blocks.homeComparison.heading', { count: providers.size }),
    compare: sectionLink('pages/comparisons', t('blocks.homeComparison.compare'), site),
    filters: mustHaves.map((id) => ({ id, label: t(`blocks.homeComparison.must.${id}`) })),
    tiers: selectTiers(site),
    ranking: path === undefined ? undefined : { path, label: t('blocks.homeComparison.ranking') },
  };
}

/** The number of rows that are visible at first. The first tier is always shown in full. */
const openRows = 10;

function selectTiers(site: SiteContext): ComparisonTier[] {
  const { t } = site;
  const unranked = site.ranking(allPurpose).ranking.unranked.map(({ score }) => score.provider);
  const tiers = [
    ...tierViews(allPurpose, site),
    ...(unranked.length === 0
      ? []
      : [
          {
            id: 'unranked' as const,
            heading: t('blocks.homeComparison.notRanked'),
            about: t('blocks.homeComparison.notRankedWhy'),
            providers: unranked,
          },
        ]),
  ];
  let left = openRows;
  return tiers.map(({ id, heading, about, providers }, position) => {
    const open = position === 0 ? providers.length : Math.max(left, 0);
    left -= providers.length;
    // One row more takes no more space than the line that would name it.
    const shown = providers.length - open === 1 ? providers.length : open;
    const hidden = providers.slice(shown);
    return {
      id,
      heading,
      about,
      rows: providers.slice(0, shown).map((provider) => selectRow(provider, site)),
      hidden:
        hidden.length === 0
          ? undefined
          : { names: namesOf(hidden, site), rows: hidden.map((provider) => selectRow(provider, site)) },
    };
  });
}

function namesOf(providers: readonly string[], site: SiteContext): string {
  return formatNames(
    providers.map((provider) => providerName(provider, site)),
    site.locale,
  );
}

function selectRow(provider: string, site: SiteContext): HomeComparisonRow {
  const { rank, value = 0, valueText, evidenceShare } = scoreView(provider, allPurpose, site);
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    isPick: currentPicks(site).get('most-people') === provider,
    score: rank && { value, text: valueText },
    evidenceShare,
    price: rowPrice(provider, site),
    passes: mustHavesOf(provider, site),
  };
}

function rowPrice(provider: string, site: SiteContext): RowPrice {
  const { t, locale, evidence } = site;
  const plan = planView(provider, site);
  if (!plan) {
    const state = cellView(provider, 'prices', site).stale === undefined ? 'unknown' : 'stale';
    const first = evidence.states[state].label[locale];
    return { first, later: undefined, total: { text: '–', isPrice: false } };
  }
  const line = priceLine(provider, allPurpose, site);
  const isHigher = 'isHigher' in line && line.isHigher;
  const whole = priceView(provider, site);
  return {
    first: plan.firstMonth,
    tax: plan.tax,
    later:
      plan.later.kind === 'renews'
        ? { text: plan.later.month, tone: isHigher ? 'higher' : 'plain' }
        : { text: t(`price.later.${plan.later.kind}`), tone: 'faint' },
    total: whole.isKnown
      ? { text: whole.total, note: whole.buys, isPrice: true }
      : { text: t('price.noTotal'), isPrice: false },
  };
}
