import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { cellView } from '#blocks/evidence/cell-view.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { priceView } from '#blocks/evidence/price-view.ts';
import { rulerView } from '#blocks/evidence/ruler-view.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import { Sourced } from '#blocks/evidence/sourced.tsx';
import { ScoreNumber } from '#blocks/vpn-card/score-number.tsx';
import { Leaders } from '#ui/primitives/leaders.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import { totalText } from './price-words.ts';

interface SelectedProps {
  readonly provider: string;
  readonly context: BlockContext;
}

/** One of the chosen at a glance: score among all others, and what a stay comes to. */
export function Selected({ provider, context }: SelectedProps) {
  const t = useTranslations('comparison');
  const score = scoreView(provider, 'overall', context);
  const review = context.reviewPath(provider);
  const isRanked = score.rank !== undefined;
  const isPick = score.rank === 1;
  const mark = priceView(provider, context).isKnown ? cellView(provider, 'prices', context).mark : undefined;
  return (
    <li className={isPick ? 'pair-pick' : undefined}>
      <div className="pair-head">
        <h3>{review === undefined ? score.name : <a href={review}>{score.name}</a>}</h3>
        <div className="pair-score">
          {isRanked ? (
            <ScoreNumber value={score.valueText} />
          ) : (
            <p className="score">{t('verdict.notRanked')}</p>
          )}
        </div>
      </div>
      {isRanked && <ScoreRuler {...rulerView(score, context)} isPick={isPick} />}
      <Leaders
        lines={[
          {
            id: 'total',
            label: t('many.total', { months: comparedMonths }),
            value: <Sourced text={totalText(provider, context)} mark={mark} />,
          },
        ]}
      />
    </li>
  );
}
