import { useTranslations } from 'use-intl/react';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { AllReviewsModel, ReviewEntry } from './all-reviews.block.ts';

/** A list, not a table: a line of words stands under each name. */
export function AllReviews({ months, ranked, unranked }: AllReviewsModel) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div className="data-page">
      <ol className="review-list">
        {ranked.map(({ rank, ruler, ...entry }) => (
          <li key={entry.provider}>
            <Name {...entry} rank={rank} />
            <div className="review-score">
              <p>
                <span className="label">{t('score')}</span> <b>{ruler.valueText}</b>
              </p>
              <ScoreRuler value={ruler.value} others={ruler.others} label={ruler.label} isPick={rank === 1} />
              <p className="label">{t('coverage', { share: entry.coverage })}</p>
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

function Name({ title, reviewPath, lines, rank }: ReviewEntry & { readonly rank?: number }) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div>
      <p className="review-name">
        {rank !== undefined && (
          <span className="review-rank">
            <span className="sr-only">{t('rank')} </span>
            {rank}
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

function Price({ total, month, mark, months }: ReviewEntry & Pick<AllReviewsModel, 'months'>) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div className="review-price">
      <p className="label">{t('price', { months })}</p>
      {total === undefined || month === undefined ? (
        <p className="faint">{t('noTotal')}</p>
      ) : (
        <>
          <p>
            <b>
              <Sourced text={total} mark={mark} />
            </b>
          </p>
          <p className="label">{t('month', { amount: month })}</p>
        </>
      )}
    </div>
  );
}
