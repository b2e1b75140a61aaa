import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Fact } from '#evidence/fact/inline-fact.tsx';
import { Cost, CostDetails } from '#evidence/price/price.tsx';
import { ScoreNumber, Sureness } from '#evidence/score/score.tsx';
import { EvidenceTally } from '#evidence/tally/evidence-tally.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { LinkTerms } from '../../inline/tracked-link/link-terms.tsx';
import { Conditions } from './conditions.tsx';
import type { VerdictModel } from './select.ts';

/** What leads a page. On a phone score and cost come first, side by side; then the sentence and the rest. */
export function Verdict({ children, ...model }: VerdictModel & { readonly children?: ReactNode }) {
  const t = useTranslations('blocks.verdict');
  const { provider, place, price, link, evidence } = model;
  const { score, isPick } = place;
  return (
    <div className={isPick ? 'verdict verdict-pick' : 'verdict'}>
      <div className="verdict-numbers">
        {score && (
          <div>
            <ScoreNumber value={score.valueText} />
            <ScoreRuler value={score.value} others={score.others} label={score.rulerLabel} isPick={isPick} />
          </div>
        )}
        <Cost price={price} />
      </div>
      <div className="verdict-say">
        <p className="label">{place.place}</p>
        {place.missing.map(({ label, fact }) => (
          <p key={label} className="verdict-missing">
            {label}: <Fact {...fact} />
          </p>
        ))}
        <div>{children}</div>
      </div>
      <Conditions takeIf={model.takeIf} leaveIf={model.leaveIf} />
      <div className="verdict-go">
        <CostDetails price={price} />
        <ButtonLink href={link.href} rel={link.rel}>
          {link.label}
        </ButtonLink>
        <p>
          <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote />
        </p>
      </div>
      <div className="verdict-sure">
        <p className="label">{t('sureness')}</p>
        <EvidenceTally provider={provider} {...evidence} />
        <Sureness coverage={place.coverage} stability={place.stability} />
      </div>
    </div>
  );
}
