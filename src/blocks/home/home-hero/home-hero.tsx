import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { EvidenceTally } from '#evidence/fact/fact.tsx';
import { Bill } from '#evidence/price/price.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { FreshnessIcon } from '#ui/primitives/freshness-icon/freshness-icon.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { Conditions } from '../../prose/verdict/verdict.tsx';
import type { HeroPick, HomeHeroModel } from './home-hero.block.ts';

interface HomeHeroProps extends HomeHeroModel {
  readonly children?: ReactNode;
}

/** Carries the page's only h1. The pick comes after it and, where there is room, beside it. */
export function HomeHero({ headline, pick, nobody, primary, secondary, legend, children }: HomeHeroProps) {
  return (
    <section className="hero">
      <div>
        <h1 className="page-title">{headline}</h1>
        {children && <div className="hero-lede">{children}</div>}
        {(primary || secondary) && (
          <p className="hero-actions">
            {primary && <ButtonLink href={primary.path}>{primary.label}</ButtonLink>}
            {secondary && (
              <a href={secondary.path} className="quiet-link">
                {secondary.label}
              </a>
            )}
          </p>
        )}
      </div>
      {pick ? <HeroPickView {...pick} /> : <p className="hero-pick">{nobody}</p>}
      <div className="hero-evidence">
        {pick && <HeroEvidence {...pick} />}
        <HeroLegend {...legend} />
      </div>
    </section>
  );
}

/** Who comes first, why, and what it costs. */
function HeroPickView(pick: HeroPick) {
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

/** How much of the pick is known, and how firm its place is. */
function HeroEvidence({ title, evidence, coverage, stability, top }: HeroPick) {
  const t = useTranslations('blocks.homeHero');
  return (
    <div>
      <EvidenceTally provider={title} {...evidence} isNamed />
      <p className="hero-sure">
        {t('sure', {
          coverage,
          stays: stability === undefined ? 'no' : 'yes',
          stability: stability ?? '',
          top,
        })}
      </p>
    </div>
  );
}

/** How to read everything below: who says so, and how old it is. */
function HeroLegend({ marks, moons }: HomeHeroModel['legend']) {
  const t = useTranslations('blocks.homeHero');
  return (
    <div className="hero-legend">
      <h2>{t('legend')}</h2>
      <ul>
        {marks.map(({ mark, label }) => (
          <li key={label}>
            <span className="mark-sample">{mark}</span> {label}
          </li>
        ))}
      </ul>
      <ul>
        {moons.map(({ phase, label }) => (
          <li key={phase}>
            <FreshnessIcon phase={phase} /> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
