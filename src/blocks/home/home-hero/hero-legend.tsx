import { useTranslations } from 'use-intl/react';
import type { Legend } from '#evidence/tally/evidence-tally.ts';
import { Moon } from '#ui/primitives/moon/moon.tsx';

/** How to read everything below: who says so, and how old it is. */
export function HeroLegend({ marks, moons }: Legend) {
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
            <Moon phase={phase} /> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
