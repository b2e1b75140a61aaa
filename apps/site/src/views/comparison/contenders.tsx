import { useTranslations } from 'use-intl/react';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { VisitButton } from '#blocks/inline/tracked-link/visit-button.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { ConfidenceWord } from '#score/confidence-fold.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import type { Contender } from './contender.ts';

/** The compared providers side by side; stacked on a phone. */
export function Contenders({ contenders }: { readonly contenders: readonly Contender[] }) {
  return (
    <div className={`contenders contenders-${contenders.length}`}>
      {contenders.map((contender) => (
        <OneContender key={contender.badge.id} {...contender} />
      ))}
    </div>
  );
}

function OneContender({ badge, rank: standing, price, link, review, bestAt, ...rest }: Contender) {
  const t = useTranslations();
  const { score, confidence } = standing;
  return (
    <section className="contender">
      <div className="contender-head">
        <ProviderMark mark={badge.mark} size={48} />
        <h2>{badge.name}</h2>
        <p className={score ? 'contender-score' : 'contender-unranked'}>
          {score?.valueText ?? t('comparison.notRanked')}
        </p>
        <ConfidenceWord {...confidence} />
      </div>
      {bestAt !== undefined && <p className="contender-best">{bestAt}</p>}
      <PriceLine line={price} hasDetails />
      {rest.mainDrawback && <MainDrawback {...rest.mainDrawback} />}
      <div className="contender-go">
        <VisitButton link={link} kind="line" />
        {review !== undefined && (
          <ButtonLink href={review} kind="line">
            {t('answer.review')}
          </ButtonLink>
        )}
      </div>
      <p className="contender-terms">
        <LinkTerms isPaid={link.isPaid} plain={link.plain} />
      </p>
    </section>
  );
}
