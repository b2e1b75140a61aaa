import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { priceView } from '../evidence/price-view.ts';
import { listWords, type UnrankedWords, unrankedWords, weightWords } from './ranking-words.ts';
import { type ComparisonRow, selectRow } from './select-row.ts';

export interface ComparisonPanel {
  readonly profile: string;
  readonly label: string;
  readonly description: string;
  /** What counts and how much, the heaviest first: readers are owed the parameters of a ranking. */
  readonly weights: string;
  readonly rows: readonly ComparisonRow[];
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
    weights: weightWords([...ranked, ...unranked][0]?.score, context),
    rows: ranked.map(({ rank, score }) => selectRow(score.provider, rank, profile, context)),
    unranked: unrankedWords(unranked, context),
  };
}

/** The licence of the price data asks for its name; providers are captured on different days. */
function priceSource(panels: readonly ComparisonPanel[], context: BlockContext): string | undefined {
  const providers = new Set(panels.flatMap(({ rows }) => rows.map(({ provider }) => provider)));
  const dates = [...providers].flatMap((provider) => {
    const price = priceView(provider, context);
    return price.isKnown ? [price.observed] : [];
  });
  if (dates.length === 0) return undefined;
  return context.t('blocks.homeComparison.priceSource', { date: listWords(new Set(dates), context) });
}
