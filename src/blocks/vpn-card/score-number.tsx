import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { fullScore } from '../evidence/full-score.ts';

const big = (chunks: ReactNode) => (
  <span className="text-30 leading-none font-medium text-text">{chunks}</span>
);

/** A score never stands without the scale it is on. */
export function ScoreNumber({ value }: { readonly value: string }) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <span className="font-display text-17 whitespace-nowrap text-muted tabular-nums">
      {t.rich('score', { value, max: fullScore, big })}
    </span>
  );
}
