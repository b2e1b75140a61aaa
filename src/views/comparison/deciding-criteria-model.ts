import type { Side } from '#domain/comparison/findings/pair-facts.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { formatPoints } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type FactCell, factCell } from './fact-rows-model.ts';
import type { PairModel } from './verdict-model.ts';

export interface DecidingRow {
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
export function decidingRows({ ids, names, findings }: PairModel, site: SiteContext): DecidingRow[] {
  const { t, locale, methodology } = site;
  return findings.deciding.flatMap(({ criterion: id, ahead, points }) => {
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
            points: formatPoints(points[side as Side], locale),
            max: fullScore,
          }),
          cells: criterion.keys.map((key) => factCell(provider, key, site)),
        })),
      },
    ];
  });
}
