import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { EvidenceTally, InlineFact } from '#evidence/fact/fact.tsx';
import { Cost, CostDetails } from '#evidence/price/price.tsx';
import { Confidence, ScoreMeaning, ScoreNumber } from '#evidence/score/score.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { LinkTerms } from '../../inline/tracked-link/tracked-link.tsx';
import type { VerdictModel } from './verdict.block.ts';

/** What leads a page. On a phone score and cost come first, side by side; then the sentence and the rest. */
export function Verdict({ children, ...model }: VerdictModel & { readonly children?: ReactNode }) {
  const t = useTranslations('blocks.verdict');
  const { provider, standing, price, link, evidence } = model;
  const { score, place } = standing;
  return (
    <div className={place?.isFirst ? 'verdict verdict-pick' : 'verdict'}>
      <div className="verdict-numbers">
        {score && (
          <div>
            <ScoreNumber value={score.valueText} />
            <ScoreRuler
              value={score.value}
              others={score.others}
              label={score.rulerLabel}
              isFirst={place?.isFirst}
            />
            <ScoreMeaning value={score.value} />
          </div>
        )}
        <Cost price={price} />
      </div>
      <div className="verdict-say">
        <p className="label">{standing.words}</p>
        {standing.missing.map(({ label, fact }) => (
          <p key={label} className="verdict-missing">
            {label}: <InlineFact {...fact} />
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
        <Confidence {...standing} />
      </div>
    </div>
  );
}

/** For whom, and for whom not. */
export function Conditions({ takeIf, leaveIf }: Pick<VerdictModel, 'takeIf' | 'leaveIf'>) {
  const t = useTranslations('blocks.verdict');
  const conditions = [
    { label: t('takeIf'), text: takeIf },
    { label: t('leaveIf'), text: leaveIf },
  ].filter(({ text }) => text);
  if (conditions.length === 0) return null;
  return (
    <dl className="verdict-who">
      {conditions.map(({ label, text }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
