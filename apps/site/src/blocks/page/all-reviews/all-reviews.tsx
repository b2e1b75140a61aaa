import { useTranslations } from 'use-intl/react';
import { MustHaveLinks } from '#blocks/tools/your-ranking/must-have-links.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { EvidenceNumber } from '#score/evidence-meter.tsx';
import { PinBox } from '#shortlist/pin-box.tsx';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { AllReviewsModel, ReviewRow } from './all-reviews.block.ts';

/** All providers in one table, highest score first. */
export function AllReviews({ mustHaves, pricesPath, rows, former }: AllReviewsModel) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <div className="data-page">
      <MustHaveLinks links={mustHaves} />
      {pricesPath !== undefined && (
        <p>
          <a href={pricesPath}>{t('byPrice')}</a>
        </p>
      )}
      <DataTable label={t('table')} className="review-table">
        <thead>
          <tr>
            <th scope="col">{t('provider')}</th>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('evidence')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.face.id} {...row} />
          ))}
        </tbody>
      </DataTable>
      {former.length > 0 && (
        <>
          <p>{t('gone')}</p>
          <ul>
            {former.map(({ id, review, words }) => (
              <li key={id}>
                <a href={review}>{words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Row({ face, review, verdict, price, ranked, why }: ReviewRow) {
  const t = useTranslations('dataPages.allReviews');
  return (
    <tr className={ranked?.place.isFirst ? 'pick' : undefined}>
      <th scope="row">
        <span className="review-name">
          <ProviderLabel badge={face} size={28} href={review} />
        </span>
        {verdict !== undefined && <p>{verdict}</p>}
      </th>
      {ranked ? (
        <td className="review-score">
          <div>
            <BarDrawing value={ranked.share} />
            {ranked.score}
          </div>
          <small>{ranked.place.words}</small>
        </td>
      ) : (
        <td className="review-why">{t('notRanked', { why: why ?? '' })}</td>
      )}
      <td>
        <PriceLine line={price} />
      </td>
      <td>
        {ranked && <EvidenceNumber {...ranked.evidenceShare} />}
        <PinBox provider={face.id} name={face.name} />
      </td>
    </tr>
  );
}
