import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import type { RankingTexts } from './ranking-texts.ts';
import { ReaderRankRow } from './reader-rank-row.tsx';
import { useMovingRows } from './use-moving-rows.ts';

interface ReaderListProps {
  readonly ranking: ReaderRanking;
  readonly texts: RankingTexts;
  /** Whether anything differs from what is published. */
  readonly isCustom: boolean;
}

/** Who comes first under the reader's weights. */
export const ReaderList = memo(function ReaderList({ ranking, texts, isCustom }: ReaderListProps) {
  const t = useTranslations('yourRanking');
  const list = useRef<HTMLOListElement>(null);
  const { ranked, excluded, weights } = ranking;
  useMovingRows(list);
  if (ranked.length === 0) {
    const isWeightless = weights.every(({ weight }) => weight === 0);
    // With no must-have in the way there is none to take back: too little is known of everyone.
    const why = excluded.some(({ providers }) => providers.length > 0) ? 'nobody' : 'nobodyRanked';
    return <p className="own-nobody">{t(isWeightless ? 'weightless' : why)}</p>;
  }
  const values = ranked.map(({ score }) => score.value ?? 0);
  return (
    <ol ref={list} className={isCustom ? 'own-list' : 'own-list own-list-published'}>
      {ranked.map((entry) => (
        <ReaderRankRow
          key={entry.score.provider}
          ranked={entry}
          texts={texts}
          values={values}
          isCompared={isCustom}
        />
      ))}
    </ol>
  );
});
