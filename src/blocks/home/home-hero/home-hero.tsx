import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { EvidenceTally } from '#evidence/fact/fact.tsx';
import { Bill } from '#evidence/price/price.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { FreshnessIcon } from '#ui/primitives/freshness-icon/freshness-icon.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { Conditions } from '../../prose/verdict/verdict.tsx';
import type { HeroFirst, HeroPick, HomeHeroModel } from './hero-model.ts';

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
        {pick && <HeroEvidence firsts={pick.firsts} />}
        <HeroLegend {...legend} />
      </div>
    </section>
  );
}

/** Who comes first and why. One alone is told in full, with what it costs; of several each in short. */
function HeroPickView({ label, heading, scale, firsts, bill }: HeroPick) {
  const t = useTranslations('blocks.homeHero');
  const [only, ...others] = firsts;
  const isAlone = others.length === 0;
  return (
    <div className="hero-pick">
      <p className="label hero-pick-label">{label}</p>
      <div className="hero-pick-head">
        <h2>{heading}</h2>
        {isAlone && only && <HeroScore text={only.score.valueText} scale={scale} />}
      </div>
      {isAlone && only ? (
        <>
          <HeroFirstView {...only} />
          {bill ? <Bill {...bill} /> : <p className="bill-plan">{t('noBill')}</p>}
          {only.reviewPath && (
            <p>
              <a href={only.reviewPath} className="quiet-link">
                {t('review', { provider: only.title })}
              </a>
            </p>
          )}
        </>
      ) : (
        <ul className="hero-firsts">
          {firsts.map((first) => (
            <li key={first.provider}>
              <div className="hero-pick-head">
                <h3>{first.reviewPath ? <a href={first.reviewPath}>{first.title}</a> : first.title}</h3>
                <HeroScore text={first.score.valueText} scale={scale} />
              </div>
              <HeroFirstView {...first} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HeroScore({ text, scale }: { readonly text: string; readonly scale: number }) {
  const t = useTranslations('blocks.homeHero');
  return (
    <p className="score">
      <b>{text}</b> {t('ofScale', { scale })}
    </p>
  );
}

/** The score among the others, which places it may hold, what lifts it, and for whom it is. */
function HeroFirstView({ score, place, confidence, upTo, reasons, takeIf, leaveIf }: HeroFirst) {
  const t = useTranslations('blocks.homeHero');
  return (
    <>
      <ScoreRuler value={score.value} others={score.others} label={score.label} isFirst hasScale />
      <p className="hero-sure">
        {t('sureness', {
          place: place?.spoken ?? '',
          confidence: confidence.word,
          isOpen: upTo === undefined ? 'no' : 'yes',
          upTo: upTo ?? '',
        })}
      </p>
      <ul className="hero-reasons">
        {reasons.map(({ key, label, text, mark }) => (
          <li key={key}>
            {label}: <Sourced text={text} mark={mark} />
          </li>
        ))}
      </ul>
      <Conditions takeIf={takeIf} leaveIf={leaveIf} />
    </>
  );
}

/** How much is known of whoever is first, and how sure that makes the score. The strokes are explained once. */
function HeroEvidence({ firsts }: Pick<HeroPick, 'firsts'>) {
  return firsts.map(({ provider, title, evidence, confidence }, position) => (
    <div key={provider}>
      <EvidenceTally provider={title} {...evidence} isNamed isShort={position > 0} />
      <p className="hero-sure">{confidence.rule}</p>
    </div>
  ));
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
