import { EvidenceCell } from '#evidence/fact/evidence-cell.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import type { ComparisonLabels } from './comparison-labels.ts';
import type { HomeComparisonRow } from './select-row.ts';

interface ComparisonRowViewProps extends HomeComparisonRow {
  readonly labels: ComparisonLabels;
}

export function ComparisonRowView({ labels, ...row }: ComparisonRowViewProps) {
  const isFirst = row.rank === 1;
  const { value, valueText, others } = row.score;
  return (
    <tr className={isFirst ? 'pick' : undefined}>
      <td className="rank">{row.rank}</td>
      <th scope="row">{row.reviewPath ? <a href={row.reviewPath}>{row.title}</a> : row.title}</th>
      <td className="rank-score">
        <div>
          <b>{valueText}</b>
          <ScoreRuler value={value} others={others} isPick={isFirst} />
        </div>
      </td>
      <td className="num" data-label={labels.first}>
        <EvidenceCell {...row.first} />
      </td>
      <Price label={labels.later} {...row.later} />
      <Price label={labels.total} {...row.total} />
      <td className="num" data-label={labels.coverage}>
        {row.coverage}
      </td>
      <td className="num" data-label={labels.stability}>
        {row.stability}
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
