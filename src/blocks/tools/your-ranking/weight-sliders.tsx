import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { maxWeight } from '#domain/your-ranking/ranking-choice.ts';
import type { ReaderWeight } from '#domain/your-ranking/reader-weighing.ts';
import { numberFormatter } from '#i18n/formats.ts';

interface WeightSlidersProps {
  readonly weights: readonly ReaderWeight[];
  readonly groups: Readonly<Record<string, string>>;
}

/** Six weights to move. A tick under each track marks the published one. */
export function WeightSliders({ weights, groups }: WeightSlidersProps) {
  const t = useTranslations('yourRanking');
  return (
    <fieldset className="own-weights">
      <legend>{t('weights')}</legend>
      <p className="own-hint">{t('weightsHint', { max: maxWeight })}</p>
      {weights.map((weight) => (
        <Slider key={weight.group} {...weight} label={groups[weight.group] ?? weight.group} />
      ))}
    </fieldset>
  );
}

function Slider({ group, weight, profileWeight, percent, label }: ReaderWeight & { readonly label: string }) {
  const t = useTranslations('yourRanking');
  const id = useId();
  const share = numberFormatter(useLocale(), { style: 'percent' }).format(percent / 100);
  return (
    <div className={weight === profileWeight ? 'own-weight' : 'own-weight own-weight-moved'}>
      <label htmlFor={id}>{label}</label>
      {/* The slider itself says both numbers aloud. */}
      <span aria-hidden="true">
        <b>{weight}</b> <small>{share}</small>
      </span>
      <div className="own-track">
        <svg aria-hidden="true">
          <rect x={`${(profileWeight / maxWeight) * 100}%`} />
        </svg>
        <input
          id={id}
          type="range"
          name={group}
          min={0}
          max={maxWeight}
          step={1}
          defaultValue={weight}
          aria-valuetext={t('valueText', { weight, share })}
        />
      </div>
    </div>
  );
}
