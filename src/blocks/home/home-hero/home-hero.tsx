import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { HeroEvidence } from './hero-evidence.tsx';
import { HeroLegend } from './hero-legend.tsx';
import { HeroPickView } from './hero-pick.tsx';
import type { HomeHeroModel } from './select.ts';

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
