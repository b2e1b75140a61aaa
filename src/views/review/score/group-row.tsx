import { useTranslations } from 'use-intl/react';
import { Sourced } from '#evidence/fact/sourced.tsx';
import type { ReasonView } from '#evidence/score/reasons.ts';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';
import type { ScoredGroup } from './score-model.ts';

/** A group of criteria: what it weighs, how far it came, and why. */
export function GroupRow({ label, weight, value, text, lifts, lowers, uncounted }: ScoredGroup) {
  const t = useTranslations('review.score');
  return (
    <div>
      <dt>
        {label} <small>{weight}</small>
      </dt>
      <dd className={value === undefined ? 'group-points faint' : 'group-points'}>{text}</dd>
      <dd className="group-bar">
        <BarDrawing value={value} />
      </dd>
      <dd className="group-why">
        <Reasons words={t('lifts')} reasons={lifts} />
        <Reasons words={t('lowers')} reasons={lowers} />
        {uncounted.length > 0 && (
          <p className="faint">
            {t('uncounted')} {uncounted.join(', ')}.
          </p>
        )}
      </dd>
    </div>
  );
}

function Reasons({ words, reasons }: { readonly words: string; readonly reasons: readonly ReasonView[] }) {
  if (reasons.length === 0) return null;
  return (
    <p>
      <b>{words}</b>{' '}
      {reasons.map(({ key, label, text, mark }, position) => (
        <span key={key}>
          {position > 0 && '; '}
          <span className="group-fact">{label}:</span> <Sourced text={text} mark={mark} />
        </span>
      ))}
    </p>
  );
}
