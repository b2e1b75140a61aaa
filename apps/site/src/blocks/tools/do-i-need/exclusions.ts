import { type DemandId, demands, manyDevices } from '@vpn-site/core/need/need-demands.ts';
import type { ExcludedProvider, Miss } from '@vpn-site/core/need/short-list.ts';
import type { WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { requiredKeys } from '@vpn-site/core/scoring/requirement.ts';
import { type CellView, cellView } from '#evidence/fact/fact-view.ts';
import { whyUnrankedWords } from '#score/unranked.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ExclusionModel {
  readonly id: string;
  readonly name: string;
  readonly review: string | undefined;
  readonly rules: readonly { readonly rule: string; readonly cells: readonly CellView[] }[];
}

export function exclusionModel(
  { provider, misses, unranked }: ExcludedProvider,
  site: SiteContext,
): ExclusionModel {
  return {
    id: provider,
    name: providerName(provider, site),
    review: site.reviewPath(provider),
    rules: [
      ...misses.map((miss) => ({
        rule: demandWords(miss.demand, site),
        cells: [missedCell(provider, miss, site)],
      })),
      ...(unranked && !isAlreadyListed(unranked, misses, site)
        ? [
            {
              rule: whyUnrankedWords(unranked, site),
              cells: missedKeys(unranked, site).map((key) => cellView(provider, key, site)),
            },
          ]
        : []),
    ],
  };
}

function demandWords(demand: DemandId, { t }: SiteContext): string {
  return demand === 'many-devices'
    ? t('need.demands.many-devices', { devices: manyDevices })
    : t(`need.demands.${demand}`);
}

/**
 * Returns the fact that misses a demand. For a cost that cannot be computed, its text is "renewal price not published",
 * because the fact's usual text, a number of plans, would explain nothing.
 */
function missedCell(provider: string, { demand, answer }: Miss, site: SiteContext): CellView {
  const cell = cellView(provider, demands[demand].key, site);
  return demand === 'known-cost' && answer === 'missed'
    ? { ...cell, sign: 'no', text: site.t('price.later.unpublished') }
    : cell;
}

function missedKeys(why: WhyUnranked, site: SiteContext): readonly string[] {
  return why.why === 'requirement' ? requiredKeys(why.requirement, site.methodology) : [];
}

/**
 * Whether a missed demand already covers the reason: the free ranking requires a free plan, and the reader may demand one
 * too.
 */
function isAlreadyListed(why: WhyUnranked, misses: readonly Miss[], site: SiteContext): boolean {
  const keys = missedKeys(why, site);
  return misses.some(({ demand }) => keys.includes(demands[demand].key));
}
