import type { Side } from '#domain/comparison/findings/pair-facts.ts';
import type { ScoreLine } from '#domain/comparison/findings/score-lines.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { costBasisAmong, criterionAnswers } from '#evidence/score/reasons.ts';
import { formatPoints, formatScore, formatScoreGap } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type FactCell, factCell } from './fact-rows-model.ts';
import type { PairModel } from './verdict-model.ts';

export interface DecidingRow {
  readonly id: string;
  readonly label: string;
  /** Why it counts at all. */
  readonly reason: string;
  readonly ahead: Side;
  /** What of the gap comes from it. */
  readonly by: string;
  readonly sides: readonly {
    readonly name: string;
    readonly points: string;
    readonly answers: readonly DecidingAnswer[];
  }[];
}

interface DecidingAnswer {
  readonly key: string;
  readonly cell: FactCell;
}

/** A line without facts of its own: what is left, and the sum. */
export interface SumRow {
  readonly label: string;
  readonly ahead: Side;
  readonly by: string;
}

export interface DecidingCriteriaModel {
  readonly names: readonly string[];
  readonly rows: readonly DecidingRow[];
  /** What else there is, and the gap; nothing where there is no gap between two places. */
  readonly sums: readonly SumRow[];
  /** How costs are made comparable, where they are among the rows. */
  readonly costBasis: string | undefined;
}

/** What moves the two overall scores apart, with the facts that do it. */
export function decidingCriteria(model: PairModel, site: SiteContext): DecidingCriteriaModel {
  const rows = (model.findings.apart?.lines ?? []).map((line) => decidingRow(line, model, site));
  return {
    names: model.names,
    rows,
    sums: sumRows(model, site),
    costBasis: costBasisAmong(
      rows.map(({ id }) => id),
      site,
    ),
  };
}

function decidingRow(line: ScoreLine, { ids, names }: PairModel, site: SiteContext): DecidingRow {
  const { t, locale, methodology } = site;
  const criterion = methodology.criteria.find(({ id }) => id === line.criterion);
  return {
    id: line.criterion,
    // What is no criterion is what incidents took.
    label: criterion?.label[locale] ?? t('score.deduction'),
    reason: criterion?.reason[locale] ?? t('score.deductionWhy'),
    ahead: line.ahead,
    by: formatScoreGap(line.by, locale),
    sides: ids.map((provider, side) => {
      const points = line.points[side as Side];
      return {
        name: names[side as Side],
        points: criterion
          ? t('comparison.apart.points', { points: formatPoints(points, locale), max: fullScore })
          : t('comparison.apart.deducted', { points: formatScore(points, locale) }),
        answers: criterion
          ? criterionAnswers(provider, criterion, site).map(({ key, text }) => ({
              key,
              cell: { ...factCell(provider, key, site), text },
            }))
          : [{ key: 'incidents', cell: factCell(provider, 'incidents', site) }],
      };
    }),
  };
}

/** Only between two places is there a gap to add up to. */
function sumRows({ findings: { apart, standing } }: PairModel, { t, locale }: SiteContext): SumRow[] {
  if (!apart || (standing.kind !== 'leads' && standing.kind !== 'level')) return [];
  const row = (label: string, by: number): SumRow => ({
    label,
    ahead: by < 0 ? 1 : 0,
    by: formatScoreGap(Math.abs(by), locale),
  });
  return [
    ...(apart.rest === 0 ? [] : [row(t('comparison.apart.rest'), apart.rest)]),
    row(t('comparison.apart.gap'), apart.gap),
  ];
}
