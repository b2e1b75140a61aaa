import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { EvidenceNumber } from '#score/evidence-meter.tsx';
import { ScoreBar } from '#score/score-bar.tsx';
import type {
  ComparisonTier,
  HomeComparisonModel,
  HomeComparisonRow,
  RowPrice,
} from './home-comparison.block.ts';

/** The number of columns, which the headings of tiers span. */
const columns = 5;

/** A table with one row per provider (two on phones) and one table body per tier. */
export function TierTable({ tiers }: Pick<HomeComparisonModel, 'tiers'>) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <table className="field">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('provider')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('prices')}</th>
          <th scope="col" className="num">
            {t('total', { years: comparedMonths / 12 })}
          </th>
          <th scope="col">{t('evidence')}</th>
        </tr>
      </thead>
      {tiers.map((tier) => (
        <Tier key={tier.id} {...tier} />
      ))}
    </table>
  );
}

function Tier({ id, heading, about, rows, hidden }: ComparisonTier) {
  return (
    <tbody className={`tier tier-${id}`}>
      <tr className="field-tier">
        <th colSpan={columns} scope="rowgroup">
          <b>{heading}</b> <span>{about}</span>
          {hidden && rows.length === 0 && <More {...hidden} />}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.face.id} {...row} />
      ))}
      {hidden && rows.length > 0 && (
        <tr className="field-more">
          <td colSpan={columns}>
            <More {...hidden} />
          </td>
        </tr>
      )}
      {hidden?.rows.map((row) => (
        <Row key={row.face.id} {...row} isHidden />
      ))}
    </tbody>
  );
}

/** Names the hidden rows of a tier, and shows them on request. */
function More({ names, rows }: NonNullable<ComparisonTier['hidden']>) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <label className="tier-more">
      <input type="checkbox" />
      <span>{t('show', { count: rows.length, names })}</span>
    </label>
  );
}

interface RowProps extends HomeComparisonRow {
  /** Whether the row is hidden until its tier is opened. */
  readonly isHidden?: boolean;
}

function Row({ face, review, isPick, score, evidenceShare, price, passes, isHidden }: RowProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <tr data-has={passes.join(' ')} className={isHidden ? 'field-hidden' : undefined}>
      <th scope="row">
        <ProviderLabel badge={face} size={24} href={review} />
        {isPick && <small className="field-pick">{t('ourPick')}</small>}
      </th>
      <td className="field-score">
        {score ? (
          <>
            <ScoreBar value={score.value} />
            <b>{score.text}</b>
          </>
        ) : (
          <span className="field-faint">{t('unranked')}</span>
        )}
      </td>
      <Prices {...price} />
      <td className="field-sure">
        <EvidenceNumber {...evidenceShare} />
      </td>
    </tr>
  );
}

function Prices({ first, tax, later, total }: RowPrice) {
  const t = useTranslations('blocks.homeComparison');
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
        {tax !== undefined && <small>{tax}</small>}
      </td>
      <td className={total.isPrice ? 'field-total num' : 'field-total num field-faint'}>
        {total.text}
        {total.note !== undefined && <small>{total.note}</small>}
      </td>
    </>
  );
}
