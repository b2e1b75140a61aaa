import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { YourRanking } from '#domain/your-ranking/rank-by-choice.ts';
import { OwnPlaceRow } from './own-place-row.tsx';
import type { RankingTexts } from './ranking-texts.ts';
import { useMovingRows } from './use-moving-rows.ts';

interface OwnListProps {
  readonly ranking: YourRanking;
  readonly texts: RankingTexts;
  /** Whether anything differs from what is published. */
  readonly isOwn: boolean;
}

/** Who comes first under the reader's weights. */
export const OwnList = memo(function OwnList({ ranking, texts, isOwn }: OwnListProps) {
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
    <ol ref={list} className={isOwn ? 'own-list' : 'own-list own-list-published'}>
      {ranked.map((place) => (
        <OwnPlaceRow
          key={place.score.provider}
          place={place}
          texts={texts}
          values={values}
          isCompared={isOwn}
        />
      ))}
    </ol>
  );
});
