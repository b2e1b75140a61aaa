import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { useTranslations } from 'use-intl/react';
import type { UnrankedWords } from './unranked.ts';

const half = fullScore / 2;

/**
 * Whether a score is below half of the maximum. Readers may take such a score for a bad school grade, but it only means
 * that less than half is proven.
 */
export function isUnderHalf(score: number): boolean {
  return score < half;
}

export function ScoreMeaning({ value }: { readonly value: number }) {
  const t = useTranslations('score');
  return <p className="score-meaning">{isUnderHalf(value) ? t('meansLittle', { half }) : t('means')}</p>;
}

/** A score with its maximum. */
export function ScoreNumber({ value }: { readonly value: string }) {
  const t = useTranslations('score');
  return <p className="score">{t.rich('number', { value, max: fullScore, big: bold })}</p>;
}

export function UnrankedList({ unranked }: { readonly unranked: readonly UnrankedWords[] }) {
  return (
    <ul className="not-ranked">
      {unranked.map(({ titles, why }) => (
        <li key={why}>
          <b>{titles}</b>: {why}
        </li>
      ))}
    </ul>
  );
}
