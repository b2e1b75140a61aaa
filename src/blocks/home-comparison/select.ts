import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { type GroupWeight, groupWeights } from '../evidence/group-weights.ts';
import { priceSource } from '../evidence/price-source.ts';
import { type UnrankedWords, unrankedWords } from '../evidence/ranking-words.ts';
import { scoreView } from '../evidence/score-view.ts';
import { type ComparisonRow, selectRow } from './select-row.ts';

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
    priceSource: priceSource(
      panels.flatMap(({ rows }) => rows.map(({ provider }) => provider)),
      context,
    ),
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
