import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { Sourced } from '#evidence/fact/sourced.tsx';
import { priceView } from '#evidence/price/price.ts';
import { rulerView, scoreView } from '#evidence/score/score.ts';
import { ScoreNumber } from '#evidence/score/score.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Leaders } from '#ui/primitives/leaders/leaders.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { totalText } from './price-words.ts';

interface SelectedProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** One of the chosen at a glance: score among all others, and what a stay comes to. */
export function Selected({ provider, site }: SelectedProps) {
  const t = useTranslations('comparison');
  const score = scoreView(provider, 'overall', site);
  const review = site.reviewPath(provider);
  const isRanked = score.rank !== undefined;
  const isPick = score.rank === 1;
  const mark = priceView(provider, site).isKnown ? cellView(provider, 'prices', site).mark : undefined;
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
      {isRanked && <ScoreRuler {...rulerView(score, site)} isPick={isPick} />}
      <Leaders
        lines={[
          {
            id: 'total',
            label: t('many.total', { months: comparedMonths }),
            value: <Sourced text={totalText(provider, site)} mark={mark} />,
          },
        ]}
      />
    </li>
  );
}
