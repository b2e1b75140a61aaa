import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { Place } from '#evidence/score/score.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import type { HomeComparisonRow } from './home-comparison.block.ts';

interface ComparisonTableProps {
  readonly label: string;
  readonly rows: readonly HomeComparisonRow[];
}

export function ComparisonTable({ label, rows }: ComparisonTableProps) {
  const t = useTranslations('blocks.homeComparison');
  const { jurisdiction, ...numbers } = useComparisonLabels();
  return (
    <DataTable label={label} className="rank-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('place')}</span>
          </th>
          <th scope="col">{t('provider')}</th>
          <th scope="col">{t('score')}</th>
          {Object.entries(numbers).map(([id, text]) => (
            <th key={id} scope="col" className="num">
              {text}
            </th>
          ))}
          <th scope="col">{jurisdiction}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComparisonRowView key={row.provider} labels={{ jurisdiction, ...numbers }} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
}

/** The columns after name and score; on a phone each value carries its label. */
type ComparisonLabels = ReturnType<typeof useComparisonLabels>;

function useComparisonLabels() {
  const t = useTranslations('blocks.homeComparison');
  return {
    first: t('first'),
    later: t('later'),
    total: t('total', { months: comparedMonths }),
    confidence: t('confidence'),
    possible: t('possible'),
    audits: t('audits'),
    jurisdiction: t('jurisdiction'),
  };
}

interface ComparisonRowViewProps extends HomeComparisonRow {
  readonly labels: ComparisonLabels;
}

function ComparisonRowView({ labels, ...row }: ComparisonRowViewProps) {
  const isFirst = row.place?.isFirst;
  const { value, valueText, others } = row.score;
  return (
    <tr className={isFirst ? 'pick' : undefined}>
      <td className="rank">{row.place && <Place {...row.place} />}</td>
      <th scope="row">{row.reviewPath ? <a href={row.reviewPath}>{row.title}</a> : row.title}</th>
      <td className="rank-score">
        <div>
          <b>{valueText}</b>
          <ScoreRuler value={value} others={others} isFirst={isFirst} />
        </div>
      </td>
      <td className="num" data-label={labels.first}>
        <EvidenceCell {...row.first} />
      </td>
      <Price label={labels.later} {...row.later} />
      <Price label={labels.total} {...row.total} />
      <td className="num" data-label={labels.confidence}>
        {row.confidence}
      </td>
      <td className="num" data-label={labels.possible}>
        {row.possible}
      </td>
      <td className="num" data-label={labels.audits}>
        <EvidenceCell {...row.audits} />
      </td>
      <td data-label={labels.jurisdiction}>
        <EvidenceCell {...row.jurisdiction} />
      </td>
    </tr>
  );
}

/** A price, or in grey the word for why there is none. */
function Price({ label, text, isPrice }: HomeComparisonRow['total'] & { readonly label: string }) {
  return (
    <td className={isPrice ? 'num' : 'num faint'} data-label={label}>
      {text}
    </td>
  );
}
