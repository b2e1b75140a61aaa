import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { Place } from '#evidence/score/score.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { CriteriaRow, CriteriaTableView } from './criteria-table-model.ts';

interface CriteriaTableProps extends CriteriaTableView {
  /** What the ranking is for, in words. */
  readonly profile: string;
}

export function CriteriaTable({ profile, columns, rows }: CriteriaTableProps) {
  const t = useTranslations('roundup');
  const labels = columns.map(({ label }) => label);
  return (
    <DataTable label={t('tableLabel', { profile })} className="criteria-table">
      <thead>
        <tr>
          <th scope="col">{t('provider')}</th>
          <th scope="col" className="num">
            {t('score')}
          </th>
          {columns.map(({ id, label, share }) => (
            <th key={id} scope="col">
              {label} <span>{t('share', { share })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.provider} labels={labels} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({
  labels,
  place,
  title,
  reviewPath,
  score,
  cells,
}: CriteriaRow & { readonly labels: readonly string[] }) {
  const t = useTranslations('roundup');
  return (
    <tr className={place?.isFirst ? 'pick' : undefined}>
      <th scope="row">
        <span className="criteria-place">{place && <Place {...place} />}</span>
        {reviewPath === undefined ? title : <a href={reviewPath}>{title}</a>}
      </th>
      <td className="num criteria-score">
        {place === undefined ? <span className="faint">{t('notRanked')}</span> : <b>{score}</b>}
      </td>
      {cells.map(({ criterion, ...cell }, position) => (
        <td key={criterion} data-label={labels[position]}>
          <EvidenceCell {...cell} />
        </td>
      ))}
    </tr>
  );
}
