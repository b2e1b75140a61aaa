import { useLocale, useTranslations } from 'use-intl/react';
import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import { fullScore } from '#domain/scoring/score.ts';
import type { ReaderRankedScore } from '#domain/your-ranking/rank-by-choice.ts';
import { formatPoints, formatScore } from '#evidence/score/score.ts';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';

import { Movement } from './movement.tsx';
import type { RankingTexts } from './ranking-texts.ts';

interface ReaderRankRowProps {
  readonly ranked: ReaderRankedScore;
  readonly texts: RankingTexts;
  /** The scores of all that are ranked, for the ruler. */
  readonly values: readonly number[];
  /** Whether there is a published rank to compare this one with. */
  readonly isCompared: boolean;
}

const maxReasons = 3;

export function ReaderRankRow({ ranked, texts, values, isCompared }: ReaderRankRowProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const { rank, score, publishedRank } = ranked;
  const value = score.value ?? 0;
  const { name = score.provider, review, marks = {} } = texts.providers[score.provider] ?? {};
  return (
    <li className="own-place" data-provider={score.provider}>
      <span className="own-rank">{rank}</span>
      <h4>{review === undefined ? name : <a href={review}>{name}</a>}</h4>
      {isCompared && <Movement rank={rank} publishedRank={publishedRank} />}
      <ScoreRuler value={value} others={values} isPick={rank === 1} />
      <p className="own-score">
        <data value={value}>{formatScore(value, locale)}</data>
        <span className="sr-only"> {t('ofMax', { max: fullScore })}</span>
      </p>
      <ul aria-label={t('reasons', { name })} className="own-reasons">
        {liftingReasons(score.reasons, maxReasons).map(({ criterion, points = 0 }) => {
          const mark = marks[criterion];
          return (
            <li key={criterion}>
              {texts.criteria[criterion] ?? criterion}{' '}
              <span className="own-points">
                {formatPoints(points, locale)}
                {mark && <SourceMark {...mark} />}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
