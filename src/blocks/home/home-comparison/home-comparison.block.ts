import { profileNamed } from '#domain/scoring/methodology.ts';
import { priceSource } from '#evidence/price/price.ts';
import { type GroupWeight, groupWeights, scoreView } from '#evidence/score/score.ts';
import { type UnrankedWords, unrankedWords } from '#evidence/score/unranked.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { type HomeComparisonRow, selectRow } from './comparison-row.ts';

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

interface ComparisonAttributes {
  readonly profiles: readonly string[];
  readonly heading?: string | undefined;
}

export function selectComparison(
  { heading, profiles }: ComparisonAttributes,
  site: SiteContext,
): HomeComparisonModel {
  const { t, methodology } = site;
  const { version, stability } = methodology;
  const panels = [...new Set(profiles)].map((profile) => selectPanel(profile, site));
  return {
    heading: heading ?? t('blocks.homeComparison.heading'),
    method: t('blocks.homeComparison.method', { version, top: stability.top, samples: stability.samples }),
    top: stability.top,
    panels,
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
    rows: ranked
      .slice(0, comparedProviders)
      .map(({ rank, score }) => selectRow(score.provider, rank, profile, site)),
    others: ranked.slice(comparedProviders).map(({ rank, score }) => {
      const { provider, name, valueText } = scoreView(score.provider, profile, site);
      return { provider, rank, title: name, reviewPath: site.reviewPath(provider), score: valueText };
    }),
    unranked: unrankedWords(unranked, site),
  };
}
