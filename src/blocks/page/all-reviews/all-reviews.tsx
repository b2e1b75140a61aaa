import { useTranslations } from 'use-intl/react';
import { Place } from '#evidence/score/score.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { AllReviewsModel, ReviewEntry } from './all-reviews.block.ts';

/** A list, not a table: a line of words stands under each name. */
export function AllReviews({ months, ranked, unranked }: AllReviewsModel) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div className="data-page">
      <ol className="review-list">
        {ranked.map(({ place, ruler, upTo, ...entry }) => (
          <li key={entry.provider}>
            <Name {...entry} place={place} />
            <div className="review-score">
              <p>
                <span className="label">{t('score')}</span> <b>{ruler.valueText}</b>
              </p>
              <ScoreRuler
                value={ruler.value}
                others={ruler.others}
                label={ruler.label}
                isFirst={place?.isFirst}
              />
              <p className="label">
                {[t('confidence', { confidence: entry.confidence }), upTo].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Price {...entry} months={months} />
          </li>
        ))}
      </ol>
      {unranked.length > 0 && (
        <>
          <h3>{t('unranked')}</h3>
          <ul className="review-list">
            {unranked.map(({ why, ...entry }) => (
              <li key={entry.provider}>
                <Name {...entry} />
                <p className="review-score faint">{why}</p>
                <Price {...entry} months={months} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface NameProps extends ReviewEntry {
  readonly place?: AllReviewsModel['ranked'][number]['place'];
}

function Name({ title, reviewPath, lines, place }: NameProps) {
  return (
    <div>
      <p className="review-name">
        {place && (
          <span className="review-rank">
            <Place {...place} />
          </span>
        )}
        {reviewPath === undefined ? title : <a href={reviewPath}>{title}</a>}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Price({ price, months }: ReviewEntry & Pick<AllReviewsModel, 'months'>) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div className="review-price">
      <p className="label">{t('price', { months })}</p>
      {price.isKnown ? (
        <>
          <p>
            <b>
              <Sourced text={price.total} mark={price.mark} />
            </b>
          </p>
          <p className="label">{t('month', { amount: price.perMonth })}</p>
        </>
      ) : (
        <p className="faint">{t('noTotal')}</p>
      )}
    </div>
  );
}
