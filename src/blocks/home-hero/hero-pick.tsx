import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import { Sourced } from '../evidence/sourced.tsx';
import type { HeroPick } from './select.ts';

/** Who comes first, and how sure we are. */
export function HeroPickView(pick: HeroPick) {
  const t = useTranslations('blocks.homeHero');
  const { score } = pick;
  return (
    <div className="border-t-3 border-primary pt-4">
      <p className="text-14 font-semibold text-primary">{t('pick', { profile: pick.profile })}</p>
      <div className="mt-1 flex items-baseline justify-between gap-4">
        <h2 className="mt-0 border-0 pt-0 text-24 leading-tight font-semibold">{pick.title}</h2>
        <p className="font-display text-24 leading-tight font-semibold whitespace-nowrap">
          {score.valueText}{' '}
          <span className="text-14 font-normal text-muted">{t('ofScale', { scale: pick.scale })}</span>
        </p>
      </div>
      <div className="mt-2">
        <ScoreRuler value={score.value} others={score.others} label={score.label} isPick />
      </div>
      <p className="mt-2 text-14 text-muted">{pick.description}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Line label={t('coverage')}>{pick.coverage}</Line>
        {pick.stability && <Line label={t('stability', { top: pick.top })}>{pick.stability}</Line>}
        {pick.reasons.map(({ key, label, text, mark }) => (
          <Line key={key} label={label}>
            <Sourced text={text} mark={mark} />
          </Line>
        ))}
      </dl>
      {pick.reviewPath && (
        <p className="mt-4">
          <a href={pick.reviewPath} className="underline decoration-underline underline-offset-4">
            {t('review', { provider: pick.title })}
          </a>
        </p>
      )}
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 leading-snug">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}
