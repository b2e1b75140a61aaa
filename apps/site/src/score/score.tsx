import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { useTranslations } from 'use-intl/react';
import type { PlaceView } from './score-model.ts';
import type { UnrankedWords } from './unranked.ts';

/** A place as a range, and in words where it is read aloud. */
export function Place({ text, spoken }: Pick<PlaceView, 'text' | 'spoken'>) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}

const half = fullScore / 2;

/** Less than half has been shown: it looks like a bad mark at school, and is none. */
export function isUnderHalf(score: number): boolean {
  return score < half;
}

/** What the number beside it says. */
export function ScoreMeaning({ value }: { readonly value: number }) {
  const t = useTranslations('score');
  return <p className="score-meaning">{isUnderHalf(value) ? t('meansLittle', { half }) : t('means')}</p>;
}

/** A score never stands without the scale it is on. */
export function ScoreNumber({ value }: { readonly value: string }) {
  const t = useTranslations('score');
  return <p className="score">{t.rich('number', { value, max: fullScore, big: bold })}</p>;
}

/** Who is listed and not ranked, by reason. */
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
