import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { VisitButton } from '#blocks/inline/tracked-link/visit-button.tsx';
import { InlineFact } from '#evidence/fact/fact.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { OfferLine } from '#price/offer-line.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { HowWeKnow } from '#score/how-we-know.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { ScoreNumber } from '#score/score.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { RoleIcon } from '../picks/pick-card.tsx';
import type { VerdictModel } from './verdict.block.ts';

interface VerdictProps extends VerdictModel {
  /** The heading level of the name: 1 if it is the title of a review, more if it is below other headings. */
  readonly level?: 1 | 2 | 3;
  /** The title of the page, if different from the name. */
  readonly title?: string | undefined;
  /** A link that compares the provider with others; only on its own review. */
  readonly compare?: string | undefined;
  /** The author's sentence with the reason. */
  readonly children?: ReactNode;
}

/**
 * The answer of a page: provider, reason, price, links, conditions and confidence. On phones, everything down to the links
 * fits on the first screen.
 */
export function Verdict({ level = 2, title, compare, children, ...model }: VerdictProps) {
  const t = useTranslations('answer');
  const { face, role, rankStatus: standing, scale, offer, price, link, review, evidence } = model;
  const { score, rank: place, missing } = standing;
  const Heading = `h${level}` as const;
  return (
    <div className={place?.isFirst ? 'answer answer-pick' : 'answer'}>
      <div className="answer-head">
        <ProviderMark mark={face.mark} size={56} />
        <p className="answer-role">
          {place?.isFirst && <RoleIcon />}
          {role}
        </p>
        <Heading className="answer-name">
          {review === undefined ? (title ?? face.name) : <a href={review}>{title ?? face.name}</a>}
        </Heading>
        {score && <ScoreNumber value={score.valueText} />}
      </div>
      <div className="answer-say">
        <OrderChip chip={link.orderChip} />
        <div className="answer-why">{children}</div>
        {missing.map(({ label, fact }) => (
          <p key={label} className="answer-missing">
            {label}: <InlineFact {...fact} />
          </p>
        ))}
      </div>
      <div className="answer-deal">
        {offer && <OfferLine {...offer} />}
        <PriceLine line={price} hasDetails />
        {model.mainDrawback && <MainDrawback {...model.mainDrawback} />}
        <div className="answer-go">
          <VisitButton link={link} />
          {review !== undefined && (
            <ButtonLink href={review} kind="line">
              {t('review')}
            </ButtonLink>
          )}
          {compare !== undefined && (
            <ButtonLink href={compare} kind="line">
              {t('compare')}
            </ButtonLink>
          )}
        </div>
        <p className="answer-terms">
          <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote />
        </p>
      </div>
      <Conditions takeIf={model.takeIf} leaveIf={model.leaveIf} />
      <HowWeKnow provider={face.name} rankStatus={standing} evidence={evidence} scale={scale} />
    </div>
  );
}

function Conditions({ takeIf, leaveIf }: Pick<VerdictModel, 'takeIf' | 'leaveIf'>) {
  const t = useTranslations('answer');
  const conditions = [
    { label: t('choose'), text: takeIf, tone: 'good' },
    { label: t('skip'), text: leaveIf, tone: 'bad' },
  ].filter(({ text }) => text);
  if (conditions.length === 0) return null;
  return (
    <dl className="answer-who">
      {conditions.map(({ label, text, tone }) => (
        <div key={label}>
          <dt className={`answer-${tone}`}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
