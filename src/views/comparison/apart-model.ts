import type { BlockContext } from '#blocks/block-context.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import type { Side } from '#domain/comparison/findings/side.ts';
import { numberFormatter } from '#i18n/formats.ts';
import { type FactCell, factCell } from './fact-rows-model.ts';
import type { PairModel } from './pair-model.ts';

export interface ApartRow {
  readonly id: string;
  readonly label: string;
  /** Why it counts at all. */
  readonly reason: string;
  readonly ahead: Side;
  readonly sides: readonly {
    readonly name: string;
    readonly points: string;
    readonly cells: readonly FactCell[];
  }[];
}

/** What moves the two overall scores apart, with the facts that do it. */
export function apartRows({ ids, names, findings }: PairModel, context: BlockContext): ApartRow[] {
  const { t, locale, methodology } = context;
  const decimal = numberFormatter(locale, { maximumFractionDigits: 1 });
  return findings.apart.flatMap(({ criterion: id, ahead, points }) => {
    const criterion = methodology.criteria.find((one) => one.id === id);
    if (!criterion) return [];
    return [
      {
        id,
        label: criterion.label[locale],
        reason: criterion.reason[locale],
        ahead,
        sides: ids.map((provider, side) => ({
          name: names[side as Side],
          points: t('comparison.apart.points', {
            points: decimal.format(points[side as Side]),
            max: fullScore,
          }),
          cells: criterion.keys.map((key) => factCell(provider, key, context)),
        })),
      },
    ];
  });
}
