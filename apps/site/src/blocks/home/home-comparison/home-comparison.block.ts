import { formatList, formatNames } from '@vpn-site/core/i18n/formats.ts';
import { profileNamed, weighsCost } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { priceLine } from '#price/price-line-model.ts';
import { headlineBasis, planView, priceView } from '#price/price-model.ts';
import type { ConfidenceView } from '#score/confidence.ts';
import { type RankView, scoreView } from '#score/score-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type SectionLink, sectionLink } from '../home-section/section-link.ts';

export const homeComparisonBlock = block({
  name: 'home-comparison',
  summary:
    'Everyone who is ranked, for several use cases, one table at a time: place, score, what a month costs today and later, the bill of three years, and one word for how sure we are. Who is not ranked is named below with the reason.',
  attributes: {
    profiles: {
      kind: 'profiles',
      required: true,
      explanation: 'the use cases to switch between, in their order; the first is open.',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectComparison,
  examples: [
    {
      name: 'All use cases',
      source:
        '{% home-comparison profiles=["overall", "streaming", "torrenting", "free", "privacy", "travel"] /%}',
    },
    {
      name: 'Many providers that are not ranked, and prices without a total',
      source: '{% home-comparison profiles=["free", "streaming"] heading="Where little is known" /%}',
    },
  ],
});

export interface ComparisonPanel {
  readonly profile: string;
  readonly label: string;
  readonly isFree: boolean;
  /** The top of the list. */
  readonly rows: readonly HomeComparisonRow[];
  /** Names and scores of the ranked providers below `rows`, in order; undefined where there are none. */
  readonly below: string | undefined;
  /** Names of the unranked providers; the ranking page gives the reasons. */
  readonly unranked: string | undefined;
  /** Link to the ranking's own page. */
  readonly link: SectionLink | undefined;
}

export interface HomeComparisonModel {
  readonly heading: string;
  /** Link to the page that compares any two providers. */
  readonly compare: SectionLink | undefined;
  readonly panels: readonly ComparisonPanel[];
  /** The country of the prices and whether they include tax. Undefined where no price is shown. */
  readonly basis: string | undefined;
  /** Link to the page that explains the scores. */
  readonly method: SectionLink | undefined;
}

interface ComparisonAttributes {
  readonly profiles: readonly string[];
  readonly heading?: string | undefined;
}

export function selectComparison(
  { heading, profiles }: ComparisonAttributes,
  site: SiteContext,
): HomeComparisonModel {
  const { t, providers } = site;
  const shown = [...new Set(profiles)];
  const panels = shown.map((profile) => selectPanel(profile, site));
  const priced = panels.flatMap(({ rows }) => rows.map(({ face }) => face.id));
  return {
    heading: heading ?? t('blocks.homeComparison.heading', { count: providers.size }),
    compare: sectionLink('pages/comparisons', t('blocks.homeComparison.compare'), site),
    panels,
    basis: headlineBasis(priced, site),
    method: sectionLink('pages/methodology', t('blocks.homeComparison.method'), site),
  };
}

/** About as many as a reader compares; the full ranking has its own page. */
const maxRows = 10;

function selectPanel(profile: string, site: SiteContext): ComparisonPanel {
  const { t, locale, methodology } = site;
  const { ranked, unranked } = site.ranking(profile).ranking;
  const label = profileNamed(methodology, profile).label[locale];
  const path = site.roundupPath(profile);
  const isFree = !weighsCost(methodology, profile);
  return {
    profile,
    label,
    isFree,
    rows: ranked.slice(0, maxRows).map(({ score }) => selectRow(score.provider, profile, isFree, site)),
    below: namesWithScores(
      ranked.slice(maxRows).map(({ score }) => score.provider),
      profile,
      site,
    ),
    unranked: namesOf(
      unranked.map(({ score }) => score.provider),
      site,
    ),
    link:
      path === undefined
        ? undefined
        : { path, label: t('blocks.homeComparison.ranking', { profile: label }) },
  };
}

function namesOf(providers: readonly string[], site: SiteContext): string | undefined {
  if (providers.length === 0) return undefined;
  return formatNames(
    providers.map((provider) => providerName(provider, site)),
    site.locale,
  );
}

function namesWithScores(
  providers: readonly string[],
  profile: string,
  site: SiteContext,
): string | undefined {
  if (providers.length === 0) return undefined;
  const names = providers.map(
    (provider) => `${providerName(provider, site)} (${scoreView(provider, profile, site).valueText})`,
  );
  return formatList(names, site.locale);
}

export interface HomeComparisonRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly rank: RankView | undefined;
  readonly value: number;
  readonly valueText: string;
  readonly confidence: Pick<ConfidenceView, 'level' | 'word'>;
  readonly price: RowPrice;
}

/** The monthly price at first and after renewal with the three-year total, or the terms of a free plan. */
export type RowPrice =
  | { readonly kind: 'free'; readonly terms: string }
  | {
      readonly kind: 'paid';
      readonly first: string;
      readonly later: LaterCell | undefined;
      /** The total, or the reason why there is none. */
      readonly total: { readonly text: string; readonly isPrice: boolean };
    };

interface LaterCell {
  readonly text: string;
  readonly tone: 'plain' | 'faint' | 'higher';
}

function selectRow(provider: string, profile: string, isFree: boolean, site: SiteContext): HomeComparisonRow {
  const { rank: place, value = 0, valueText, confidence } = scoreView(provider, profile, site);
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    rank: place,
    value,
    valueText,
    confidence,
    price: isFree
      ? { kind: 'free', terms: cellView(provider, 'free-plan', site).text }
      : paidPrice(provider, profile, site),
  };
}

function paidPrice(provider: string, profile: string, site: SiteContext): RowPrice {
  const { t, locale, evidence } = site;
  const plan = planView(provider, site);
  if (!plan) {
    const state = cellView(provider, 'prices', site).stale === undefined ? 'unknown' : 'stale';
    const first = evidence.states[state].label[locale];
    return { kind: 'paid', first, later: undefined, total: { text: '–', isPrice: false } };
  }
  const line = priceLine(provider, profile, site);
  const isHigher = 'isHigher' in line && line.isHigher;
  const whole = priceView(provider, site);
  return {
    kind: 'paid',
    first: plan.firstMonth,
    later:
      plan.later.kind === 'renews'
        ? { text: plan.later.month, tone: isHigher ? 'higher' : 'plain' }
        : { text: t(`price.later.${plan.later.kind}`), tone: 'faint' },
    total: whole.isKnown
      ? { text: whole.total, isPrice: true }
      : { text: t('price.noTotal'), isPrice: false },
  };
}
