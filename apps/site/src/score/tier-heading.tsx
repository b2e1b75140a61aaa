import { percent } from '@vpn-site/core/i18n/percent.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { useTranslations } from 'use-intl/react';
import type { TierView } from './tiers.ts';

type TierHeadingProps = Pick<TierView, 'heading' | 'about' | 'low' | 'high'> & {
  readonly level?: 3 | 4;
};

/** The heading of a tier, a sentence about it, and the span of its scores on a ruler. */
export function TierHeading({ heading, about, low, high, level = 3 }: TierHeadingProps) {
  const t = useTranslations('tiers');
  const Heading = `h${level}` as const;
  const width = Math.max(high.at - low.at, minWidth);
  return (
    <div className="tier-head">
      <Heading>{heading}</Heading>
      <p>{about}</p>
      <svg aria-hidden="true" className="tier-ruler">
        <rect width="100%" height="100%" />
        <rect
          x={percent(Math.min(low.at, 1 - width))}
          width={percent(width)}
          height="100%"
          rx="4"
          className="tier-span"
        />
      </svg>
      <p className="tier-scores">
        <span aria-hidden="true">0</span>
        <b>{low.text === high.text ? low.text : t('scores', { low: low.text, high: high.text })}</b>
        <span aria-hidden="true">{fullScore}</span>
      </p>
    </div>
  );
}

/** The min width of the span, so that it is visible if all scores are equal. */
const minWidth = 0.03;
