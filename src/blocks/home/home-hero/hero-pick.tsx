import { useTranslations } from 'use-intl/react';
import { Sourced } from '#evidence/fact/sourced.tsx';
import { Bill } from '#evidence/price/price.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Conditions } from '../../prose/verdict/conditions.tsx';
import type { HeroPick } from './select.ts';

/** Who comes first, why, and what it costs. */
export function HeroPickView(pick: HeroPick) {
  const t = useTranslations('blocks.homeHero');
  const { score } = pick;
  return (
    <div className="hero-pick">
      <p className="label hero-pick-label">{t('pick', { profile: pick.profile })}</p>
      <div className="hero-pick-head">
        <h2>{pick.title}</h2>
        <p className="score">
          <b>{score.valueText}</b> {t('ofScale', { scale: pick.scale })}
        </p>
      </div>
      <ScoreRuler value={score.value} others={score.others} label={score.label} isPick hasScale />
      <ul className="hero-reasons">
        {pick.reasons.map(({ key, label, text, mark }) => (
          <li key={key}>
            {label}: <Sourced text={text} mark={mark} />
          </li>
        ))}
      </ul>
      <Conditions takeIf={pick.takeIf} leaveIf={pick.leaveIf} />
      {pick.bill ? <Bill {...pick.bill} /> : <p className="bill-plan">{t('noBill')}</p>}
      {pick.reviewPath && (
        <p>
          <a href={pick.reviewPath} className="quiet-link">
            {t('review', { provider: pick.title })}
          </a>
        </p>
      )}
    </div>
  );
}
