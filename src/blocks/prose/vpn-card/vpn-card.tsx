import { useTranslations } from 'use-intl/react';
import { EvidenceTally, InlineFact, Platforms } from '#evidence/fact/fact.tsx';
import { Cost, CostDetails } from '#evidence/price/price.tsx';
import { Confidence, ScoreMeaning, ScoreNumber } from '#evidence/score/score.tsx';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { LinkTerms } from '../../inline/tracked-link/tracked-link.tsx';
import type { CardReason, VpnCardModel } from './vpn-card.block.ts';

/** One provider at a glance. Green is for the first place alone, be it shared. */
export function VpnCard(card: VpnCardModel) {
  const t = useTranslations('blocks.vpnCard');
  const { provider, standing, price } = card;
  return (
    <article className={standing.place?.isFirst ? 'card card-pick' : 'card'}>
      <CardHead provider={provider} standing={standing} price={price} />
      {standing.score && <ScoreMeaning value={standing.score.value} />}
      <CardReasons reasons={card.reasons} />
      <div className="card-columns">
        {card.groups.length > 0 && (
          <div>
            <p className="label">{t('groups')}</p>
            <Bars bars={card.groups} />
          </div>
        )}
        <CardBasis {...card} />
        <Platforms platforms={card.platforms} />
      </div>
      <CardLinks provider={provider} link={card.link} review={card.review} />
    </article>
  );
}

interface CardHeadProps {
  readonly provider: string;
  readonly standing: VpnCardModel['standing'];
  readonly price: VpnCardModel['price'];
}

/** Place, name, score and price in one line. The big figures repeat what the line below says in words. */
export function CardHead({ provider, standing, price }: CardHeadProps) {
  const { place, score, missing } = standing;
  return (
    <>
      <div className="card-head">
        {place && (
          <span aria-hidden="true" className="card-rank">
            {place.text}
          </span>
        )}
        <div>
          <h3>{provider}</h3>
          <p>{standing.words}</p>
        </div>
        <div className="card-numbers">
          {score && <ScoreNumber value={score.valueText} />}
          <p>{price.short}</p>
        </div>
      </div>
      {score && (
        <ScoreRuler
          value={score.value}
          others={score.others}
          label={score.rulerLabel}
          isFirst={place?.isFirst}
          hasScale
        />
      )}
      {missing.map(({ label, fact }) => (
        <p key={label}>
          {label}: <InlineFact {...fact} />
        </p>
      ))}
    </>
  );
}

export function CardReasons({ reasons }: { readonly reasons: readonly CardReason[] }) {
  const t = useTranslations('blocks.vpnCard');
  if (reasons.length === 0) return null;
  return (
    <div className="card-reasons">
      <p className="label">{t('reasons')}</p>
      <dl>
        {reasons.map(({ label, points, facts }) => (
          <div key={label}>
            <dt>
              {label} <small>{points}</small>
            </dt>
            {facts.map((fact) => (
              <dd key={fact.key}>
                {fact.label && <span>{fact.label}: </span>}
                <Sourced text={fact.text} mark={fact.mark} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Never filled green: a list of cards would shout. */
export function CardLinks({ provider, link, review }: Pick<VpnCardModel, 'provider' | 'link' | 'review'>) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <div className="card-links">
      {review && (
        <a href={review} className="quiet-link">
          {t('review', { provider })}
        </a>
      )}
      <ButtonLink href={link.href} rel={link.rel} kind="line">
        {link.label}
      </ButtonLink>
      <p>
        <LinkTerms isPaid={link.isPaid} plain={link.plain} isNote />
      </p>
    </div>
  );
}

/** What the score rests on and how sure it is, beside what the provider really costs. */
export function CardBasis({
  provider,
  evidence,
  standing,
  price,
}: Pick<VpnCardModel, 'provider' | 'evidence' | 'standing' | 'price'>) {
  return (
    <>
      <div>
        <EvidenceTally provider={provider} {...evidence} isShort />
        <Confidence {...standing} />
      </div>
      <div>
        <Cost price={price} />
        <CostDetails price={price} />
      </div>
    </>
  );
}
