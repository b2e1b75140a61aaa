import { auditSummary } from '#domain/comparison/record-summaries.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { type CellView, cellView } from '#evidence/fact/fact.ts';
import { planView, priceSource, priceView } from '#evidence/price/price.ts';
import { costBasis, type GroupWeight, groupWeights } from '#evidence/score/list-terms.ts';
import { type RulerView, rulerView, type ScoreView, scoreOf, scoreView } from '#evidence/score/score.ts';
import { type UnrankedWords, unrankedWords } from '#evidence/score/unranked.ts';
import { formatScore, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const homeComparisonBlock = block({
  name: 'home-comparison',
  summary:
    'The ranked providers of several use cases, one table at a time, with what counts beside each list and who is not ranked.',
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
  readonly description: string;
  /** What counts and how much: readers are owed the parameters of a ranking. */
  readonly weights: readonly GroupWeight[];
  /** The first of the ranking. */
  readonly rows: readonly HomeComparisonRow[];
  /** Everyone else who is ranked, in order. */
  readonly others: readonly {
    readonly provider: string;
    readonly place: ScoreView['place'];
    readonly title: string;
    readonly reviewPath: string | undefined;
    readonly score: string;
  }[];
  readonly unranked: readonly UnrankedWords[];
}

export interface HomeComparisonModel {
  readonly heading: string;
  readonly method: string;
  readonly panels: readonly ComparisonPanel[];
  /** On what basis costs are compared; undefined where they count in no list. */
  readonly costBasis: string | undefined;
  /** Undefined where no price is shown. */
  readonly priceSource: string | undefined;
}

/** How many are compared in full; a longer table would bury the answer. */
export const comparedProviders = 6;

interface ComparisonAttributes {
  readonly profiles: readonly string[];
  readonly heading?: string | undefined;
}

export function selectComparison(
  { heading, profiles }: ComparisonAttributes,
  site: SiteContext,
): HomeComparisonModel {
  const { t, methodology } = site;
  const shown = [...new Set(profiles)];
  const panels = shown.map((profile) => selectPanel(profile, site));
  return {
    heading: heading ?? t('blocks.homeComparison.heading'),
    method: t('blocks.homeComparison.method', { version: methodology.version }),
    panels,
    costBasis: shown.map((profile) => costBasis(profile, site)).find((basis) => basis !== undefined),
    priceSource: priceSource(
      panels.flatMap(({ rows }) => rows.map(({ provider }) => provider)),
      site,
    ),
  };
}

function selectPanel(profile: string, site: SiteContext): ComparisonPanel {
  const { label, description } = profileNamed(site.methodology, profile);
  const { ranked, unranked } = site.ranking(profile).ranking;
  return {
    profile,
    label: label[site.locale],
    description: description[site.locale],
    weights: groupWeights(profile, site),
    rows: ranked.slice(0, comparedProviders).map(({ score }) => selectRow(score.provider, profile, site)),
    others: ranked.slice(comparedProviders).map(({ score }) => {
      const { provider, place, name, valueText } = scoreView(score.provider, profile, site);
      return { provider, place, title: name, reviewPath: site.reviewPath(provider), score: valueText };
    }),
    unranked: unrankedWords(unranked, site),
  };
}

export interface HomeComparisonRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly place: ScoreView['place'];
  readonly score: RulerView;
  /** In one word. */
  readonly confidence: string;
  /** What the score would be if everything not shown turned out well. */
  readonly possible: string;
  /** The price of a month at first; where none is known, why. */
  readonly first: CellView;
  /** The price of a month later, or why there is none. */
  readonly later: { readonly text: string; readonly isPrice: boolean };
  /** Everything that is charged in three years, renewals counted. */
  readonly total: { readonly text: string; readonly isPrice: boolean };
  readonly audits: CellView;
  readonly jurisdiction: CellView;
}

function selectRow(provider: string, profile: string, site: SiteContext): HomeComparisonRow {
  const score = scoreView(provider, profile, site);
  return {
    provider,
    title: score.name,
    reviewPath: site.reviewPath(provider),
    place: score.place,
    score: rulerView(score, site),
    confidence: score.confidence.word,
    possible: formatScore(scoreOf(provider, profile, site)?.possible ?? 0, site.locale),
    ...priceCells(provider, site),
    audits: auditCount(provider, site),
    jurisdiction: cellView(provider, 'jurisdiction', site),
  };
}

function priceCells(
  provider: string,
  site: SiteContext,
): Pick<HomeComparisonRow, 'first' | 'later' | 'total'> {
  const { t, evidence, locale } = site;
  const plan = planView(provider, site);
  const cell = cellView(provider, 'prices', site);
  if (!plan) {
    const state = cell.sign === 'stale' ? 'stale' : 'unknown';
    const none = { text: '–', isPrice: false };
    const text = evidence.states[state].label[locale];
    return { first: { ...cell, sign: 'unknown', text }, later: none, total: none };
  }
  const { later, firstMonth } = plan;
  const price = priceView(provider, site);
  return {
    first: { ...cell, sign: 'value', text: firstMonth },
    later:
      later.kind === 'renews'
        ? { text: later.month, isPrice: true }
        : { text: t(`blocks.homeComparison.${later.kind}`), isPrice: false },
    total: price.isKnown
      ? { text: price.total, isPrice: true }
      : { text: t('blocks.homeComparison.noTotal'), isPrice: false },
  };
}

/** The number alone: the column says what it counts, and none is a number too. */
function auditCount(provider: string, site: SiteContext): CellView {
  const cell = cellView(provider, 'audits', site);
  const found = site.providers.get(provider);
  const fact = found && knownFact(found, 'audits');
  if (!fact) return cell;
  const { count: ofTheVpn } = auditSummary(fact.value);
  const count = numberFormatter(site.locale).format(ofTheVpn);
  return { ...cell, sign: cell.sign === 'stale' ? 'stale' : 'value', answer: 'value', text: count };
}
