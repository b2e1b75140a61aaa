import { useTranslations } from 'use-intl/react';
import { EvidenceTally } from '#evidence/tally/evidence-tally.tsx';
import type { HeroPick } from './select.ts';

/** How much of the pick is known, and how firm its place is. */
export function HeroEvidence({ title, evidence, coverage, stability, top }: HeroPick) {
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
