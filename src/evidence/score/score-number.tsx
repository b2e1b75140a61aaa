import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { fullScore } from './full-score.ts';

const big = (chunks: ReactNode) => <b>{chunks}</b>;

/** A score never stands without the scale it is on. */
export function ScoreNumber({ value }: { readonly value: string }) {
  const t = useTranslations('blocks.vpnCard');
  return <p className="score">{t.rich('score', { value, max: fullScore, big })}</p>;
}
