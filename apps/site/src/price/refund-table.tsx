import { screenReaderOnly } from '@vpn-site/core/i18n/rich-text.tsx';
import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { type RefundRow, type RefundsModel, refundRowId } from './refund-table-model.ts';

/** Refund periods and renewals by provider: one row each; on phones, one card each. */
export function RefundsByProvider({ rows, isNoticeMissing }: RefundsModel) {
  const t = useTranslations('dataPages.refunds');
  return (
    <div className="data-page">
      <DataTable label={t('table')} className="refund-table">
        <ColumnHeads labels={[t('provider'), t('window'), t('renewal'), t('dates')]} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.face.id} {...row} />
          ))}
        </tbody>
      </DataTable>
      {isNoticeMissing && <p className="label">{t('noNotice')}</p>}
    </div>
  );
}

function Row({ face, review, window, limits, renewal, notice, dates }: RefundRow) {
  const t = useTranslations('dataPages.refunds');
  return (
    <tr id={refundRowId(face.id)}>
      <th scope="row">
        <ProviderLabel badge={face} size={28} href={review} />
      </th>
      <td data-label={t('window')}>
        <EvidenceCell {...window} />
        {limits !== undefined && (
          <small>
            <Text words={limits} />
          </small>
        )}
      </td>
      <td data-label={t('renewal')}>
        <CitedText {...renewal} />
        {notice !== undefined && <small>{notice}</small>}
      </td>
      <td>
        {dates !== undefined && (
          <a href={dates} className="inline-link">
            {t.rich('seeDates', { provider: face.name, hidden: screenReaderOnly })}
          </a>
        )}
      </td>
    </tr>
  );
}
