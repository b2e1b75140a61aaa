import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import type { GroupWeight } from './group-weights.ts';

interface WeightBarsProps {
  readonly weights: readonly GroupWeight[];
  /** The heaviest weight of all that are compared: where a bar would end. */
  readonly heaviest: number;
}

/** What counts, drawn; against the overall list where that is another. */
export function WeightBars({ weights, heaviest }: WeightBarsProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <>
      <Bars
        bars={weights.map(({ id, label, share, shareText, overall }) => ({
          id,
          label,
          value: share / heaviest,
          text: shareText,
          mark: overall === undefined ? undefined : overall / heaviest,
        }))}
      />
      {weights.some(({ overall }) => overall !== undefined) && <p className="tab-key">{t('weightsMark')}</p>}
    </>
  );
}
