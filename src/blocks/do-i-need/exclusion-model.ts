import { type DemandId, demands, manyDevices } from '#domain/need/need-demands.ts';
import type { Exclusion, Miss } from '#domain/need/short-list.ts';
import type { WhyUnranked } from '#domain/scoring/rank.ts';
import type { BlockContext } from '../block-context.ts';
import { type CellView, cellView } from '../evidence/cell-view.ts';
import { whyWords } from '../evidence/ranking-words.ts';

/** A provider that is left out, and by what. */
export interface ExclusionModel {
  readonly id: string;
  readonly name: string;
  readonly review: string | undefined;
  readonly rules: readonly { readonly rule: string; readonly cells: readonly CellView[] }[];
}

export function exclusionModel(
  { provider, misses, unranked }: Exclusion,
  context: BlockContext,
): ExclusionModel {
  return {
    id: provider,
    name: context.providers.get(provider)?.name ?? provider,
    review: context.reviewPath(provider),
    rules: [
      ...misses.map((miss) => ({
        rule: demandWords(miss.demand, context),
        cells: [missedCell(provider, miss, context)],
      })),
      ...(unranked && !saysTheSame(unranked, misses, context)
        ? [
            {
              rule: whyWords({ reason: unranked }, context),
              cells: criterionKeys(unranked, context).map((key) => cellView(provider, key, context)),
            },
          ]
        : []),
    ],
  };
}

function demandWords(demand: DemandId, { t }: BlockContext): string {
  return demand === 'many-devices'
    ? t('need.demands.many-devices', { devices: manyDevices })
    : t(`need.demands.${demand}`);
}

/** How many plans there are does not say what is missing from them. */
function missedCell(provider: string, { demand, answer }: Miss, context: BlockContext): CellView {
  const cell = cellView(provider, demands[demand].key, context);
  return demand === 'known-cost' && answer === 'missed'
    ? { ...cell, sign: 'no', answer: 'no', text: context.t('blocks.homeComparison.unpublished') }
    : cell;
}

function criterionKeys(why: WhyUnranked, { methodology }: BlockContext): readonly string[] {
  if (why.why !== 'requirement') return [];
  return methodology.criteria.find(({ id }) => id === why.criterion)?.keys ?? [];
}

/** The ranking of free plans asks for a free plan, and so may the reader: said once. */
function saysTheSame(why: WhyUnranked, misses: readonly Miss[], context: BlockContext): boolean {
  const keys = criterionKeys(why, context);
  return misses.some(({ demand }) => keys.includes(demands[demand].key));
}
