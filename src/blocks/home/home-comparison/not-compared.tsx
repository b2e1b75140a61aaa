import { useTranslations } from 'use-intl/react';
import { UnrankedList } from '#evidence/score/score.tsx';
import type { ComparisonPanel } from './select.ts';

/** Those below the table: ranked further down, or listed and not ranked, each with the reason. */
export function NotCompared({ others, unranked }: Pick<ComparisonPanel, 'others' | 'unranked'>) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <div>
      {others.length > 0 && (
        <>
          <h3 className="label">{t('others')}</h3>
          <ul className="also-ranked">
            {others.map(({ provider, rank, title, reviewPath, score }) => (
              <li key={provider}>
                <span>{rank}</span> {reviewPath ? <a href={reviewPath}>{title}</a> : title} <b>{score}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {unranked.length > 0 && (
        <>
          <h3 className="label">{t('unranked')}</h3>
          <UnrankedList unranked={unranked} />
        </>
      )}
    </div>
  );
}
