import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { VisitButton } from '#blocks/inline/tracked-link/visit-button.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { OfferLine } from '#price/offer-line.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { EvidenceMeter } from '#score/evidence-meter.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import type { Contender } from './contender.ts';

/** Two compared providers in two columns at all widths, with aligned rows. */
export function Contenders({ contenders }: { readonly contenders: readonly Contender[] }) {
  return (
    <div className="contenders">
      {contenders.map((contender) => (
        <OneContender key={contender.badge.id} {...contender} />
      ))}
    </div>
  );
}

function OneContender({ badge, rank: standing, offer, price, link, review, mainDrawback }: Contender) {
  const t = useTranslations();
  const { score, evidenceShare } = standing;
  return (
    <section className="contender">
      <div className="contender-head">
        <ProviderMark mark={badge.mark} size={40} />
        <h2>{badge.name}</h2>
        <p className={score ? 'contender-score' : 'contender-unranked'}>
          {score?.valueText ?? t('comparison.notRanked')}
        </p>
        <OrderChip chip={link.orderChip} />
      </div>
      <div className="contender-price">
        {offer && <OfferLine {...offer} />}
        <PriceLine line={price} hasDetails />
      </div>
      {mainDrawback && <MainDrawback {...mainDrawback} />}
      <div className="contender-go">
        <VisitButton link={link} kind="line" />
        {review !== undefined && (
          <ButtonLink href={review} kind="line">
            {t('answer.review')}
          </ButtonLink>
        )}
      </div>
      <div className="contender-terms">
        <EvidenceMeter {...evidenceShare} />
        <p>
          <LinkTerms isPaid={link.isPaid} plain={link.plain} />
        </p>
      </div>
    </section>
  );
}

/** The compared providers as cards, with name, main drawback and links. */
export function VisitCards({ contenders }: { readonly contenders: readonly Contender[] }) {
  return (
    <ul className="visit-cards">
      {contenders.map(({ badge, rank: standing, link, review, mainDrawback }) => (
        <li key={badge.id}>
          <ProviderMark mark={badge.mark} size={40} />
          <div>
            <b>{review === undefined ? badge.name : <a href={review}>{badge.name}</a>}</b>
            <EvidenceMeter {...standing.evidenceShare} />
            <OrderChip chip={link.orderChip} />
          </div>
          <VisitButton link={link} kind="line" />
          {mainDrawback && <MainDrawback {...mainDrawback} />}
          <p className="visit-terms">
            <LinkTerms isPaid={link.isPaid} plain={link.plain} />
          </p>
        </li>
      ))}
    </ul>
  );
}
