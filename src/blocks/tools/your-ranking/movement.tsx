import { useTranslations } from 'use-intl/react';

interface MovementProps {
  readonly rank: number;
  /** The rank in the published list; undefined where that gives it none. */
  readonly publishedRank: number | undefined;
}

/** How far a rank is from the published one: an arrow to see, a sentence to hear. */
export function Movement({ rank, publishedRank }: MovementProps) {
  const t = useTranslations('yourRanking');
  if (publishedRank === undefined) return <p className="own-movement">{t('unpublished')}</p>;
  const by = publishedRank - rank;
  if (by === 0) return <p className="own-movement">{t('stays')}</p>;
  return (
    <p className={by > 0 ? 'own-movement own-movement-up' : 'own-movement'}>
      <span aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 10 10">
          <path d={by > 0 ? 'M5 1 9 8H1z' : 'M5 9 1 2H9z'} />
        </svg>
        {Math.abs(by)}
      </span>
      <span className="sr-only">{t(by > 0 ? 'up' : 'down', { by: Math.abs(by) })}</span>{' '}
      <span>{t('published', { rank: publishedRank })}</span>
    </p>
  );
}
