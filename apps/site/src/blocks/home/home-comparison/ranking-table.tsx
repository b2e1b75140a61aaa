import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { Rank } from '#score/score.tsx';
import { ScoreBar } from '#score/score-bar.tsx';
import { ConfidenceGlyph } from '#ui/primitives/confidence-glyph/confidence-glyph.tsx';
import type { ComparisonPanel, HomeComparisonRow, RowPrice } from './home-comparison.block.ts';

/** Table of ranked providers: one line per provider, two on phones. */
export function RankingTable({ label, isFree, rows }: Pick<ComparisonPanel, 'label' | 'isFree' | 'rows'>) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <table className="field">
      <caption className="sr-only">{t('table', { profile: label })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('provider')}</th>
          <th scope="col">{t('score')}</th>
          {isFree ? (
            <th scope="col" colSpan={2}>
              {t('freePlan')}
            </th>
          ) : (
            <>
              <th scope="col">{t('prices')}</th>
              <th scope="col" className="num">
                {t('total', { years: comparedMonths / 12 })}
              </th>
            </>
          )}
          <th scope="col">{t('confidence')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankingRow key={row.face.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function RankingRow({ face, review, rank: place, value, valueText, confidence, price }: HomeComparisonRow) {
  return (
    <tr className={place?.isFirst ? 'pick-row' : undefined}>
      <td className="field-place">{place && <Rank {...place} />}</td>
      <th scope="row">
        <ProviderLabel badge={face} size={24} href={review} />
      </th>
      <td className="field-score">
        <ScoreBar value={value} />
        <b>{valueText}</b>
      </td>
      <Prices {...price} />
      <td className="field-sure">
        <span className={confidence.level === 'thin' ? 'confidence confidence-weak' : 'confidence'}>
          <ConfidenceGlyph level={confidence.level} />
          {confidence.word}
        </span>
      </td>
    </tr>
  );
}

function Prices(price: RowPrice) {
  const t = useTranslations('blocks.homeComparison');
  if (price.kind === 'free') {
    return (
      <td className="field-price" colSpan={2}>
        {price.terms}
      </td>
    );
  }
  const { first, later, total } = price;
  return (
    <>
      <td className="field-price">
        {first}
        {later && (
          <>
            {' '}
            <span aria-hidden="true">→</span>
            <span className="sr-only">{t('then')}</span>{' '}
            <span className={`field-${later.tone}`}>{later.text}</span>
          </>
        )}
      </td>
      <td className={total.isPrice ? 'field-total num' : 'field-total num field-faint'}>{total.text}</td>
    </>
  );
}
