import { groupScores } from '#domain/scoring/group-scores.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { wholePercents } from '#domain/scoring/whole-percents.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { planView } from '../evidence/plan-view.ts';
import { scoreView } from '../evidence/score-view.ts';
import { listWords, type UnrankedWords, unrankedWords } from './ranking-words.ts';
import { type ComparisonRow, selectRow } from './select-row.ts';

/** How much a group counts in a profile, beside what it counts overall. */
export interface GroupWeight {
  readonly id: string;
  readonly label: string;
  readonly share: number;
  readonly shareText: string;
  readonly overall: number | undefined;
}

export interface ComparisonPanel {
  readonly profile: string;
  readonly label: string;
  readonly description: string;
  /** What counts and how much: readers are owed the parameters of a ranking. */
  readonly weights: readonly GroupWeight[];
  /** The first of the ranking. */
  readonly rows: readonly ComparisonRow[];
  /** Everyone else who is ranked, in order. */
  readonly others: readonly {
    readonly provider: string;
    readonly rank: number;
    readonly title: string;
    readonly reviewPath: string | undefined;
    readonly score: string;
  }[];
  readonly unranked: readonly UnrankedWords[];
}

export interface HomeComparisonModel {
  readonly heading: string;
  readonly method: string;
  readonly top: number;
  readonly panels: readonly ComparisonPanel[];
  /** Undefined where no price is shown. */
  readonly priceSource: string | undefined;
}

/** How many are compared in full; a longer table would bury the answer. */
export const comparedProviders = 6;

const allPurpose = 'overall';

export function selectComparison(attributes: BlockAttributes, context: BlockContext): HomeComparisonModel {
  const { t, methodology } = context;
  const { heading, profiles } = attributes as { heading?: string; profiles: readonly string[] };
  const { version, stability } = methodology;
  const panels = [...new Set(profiles)].map((profile) => selectPanel(profile, context));
  return {
    heading: heading ?? t('blocks.homeComparison.heading'),
    method: t('blocks.homeComparison.method', { version, top: stability.top, samples: stability.samples }),
    top: stability.top,
    panels,
    priceSource: priceSource(panels, context),
  };
}

function selectPanel(profile: string, context: BlockContext): ComparisonPanel {
  const { label, description } = profileNamed(context.methodology, profile);
  const { ranked, unranked } = context.ranking(profile).ranking;
  return {
    profile,
    label: label[context.locale],
    description: description[context.locale],
    weights: groupWeights(profile, context),
    rows: ranked
      .slice(0, comparedProviders)
      .map(({ rank, score }) => selectRow(score.provider, rank, profile, context)),
    others: ranked.slice(comparedProviders).map(({ rank, score }) => {
      const { provider, name, valueText } = scoreView(score.provider, profile, context);
      return { provider, rank, title: name, reviewPath: context.reviewPath(provider), score: valueText };
    }),
    unranked: unrankedWords(unranked, context),
  };
}

export function groupWeights(profile: string, context: BlockContext): GroupWeight[] {
  const overall = new Map(sharesIn(allPurpose, context).map(({ group, share }) => [group, share]));
  const percent = numberFormatter(context.locale, { style: 'percent', maximumFractionDigits: 0 });
  const shares = sharesIn(profile, context);
  const percents = wholePercents(shares.map(({ share }) => share));
  return shares.map(({ group, share }, position) => ({
    id: group,
    label: context.vocabulary.groups.find(({ id }) => id === group)?.label[context.locale] ?? group,
    share,
    shareText: percent.format((percents[position] ?? 0) / 100),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

/** Every score of a profile carries the same weights, so any one of them tells. */
function sharesIn(profile: string, context: BlockContext) {
  const { ranked, unranked } = context.ranking(profile).ranking;
  return groupScores({ reasons: [...ranked, ...unranked][0]?.score.reasons ?? [] });
}

/** The licence of the price data asks for its name; providers are captured on different days. */
function priceSource(panels: readonly ComparisonPanel[], context: BlockContext): string | undefined {
  const providers = new Set(panels.flatMap(({ rows }) => rows.map(({ provider }) => provider)));
  const dates = [...providers].flatMap((provider) => planView(provider, context)?.observed ?? []);
  if (dates.length === 0) return undefined;
  return context.t('blocks.homeComparison.priceSource', { date: listWords(new Set(dates), context) });
}
