import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import type { RulerView } from '../evidence/ruler-view.ts';
import { EvidenceCell } from './evidence-cell.tsx';
import type { ComparisonRow } from './select-row.ts';

const cell = 'min-w-0 border-b border-line py-3 pe-4 align-baseline';

export function ComparisonRowView(row: ComparisonRow) {
  const isFirst = row.rank === 1;
  return (
    <tr className={isFirst ? 'bg-pick-tint' : undefined}>
      <td className={`${cell} ps-1 pe-2 font-display text-20 font-semibold`}>{row.rank}</td>
      <th
        scope="row"
        className={`${cell} sticky start-0 z-10 max-w-36 text-start text-[1rem] font-semibold text-text ${isFirst ? 'bg-pick-tint' : 'bg-page'}`}
      >
        {row.reviewPath ? <a href={row.reviewPath}>{row.title}</a> : row.title}
      </th>
      <td className={cell}>
        <ScoreOnRuler {...row.score} isPick={isFirst} />
      </td>
      <td className={`${cell} text-end`}>{row.coverage}</td>
      <td className={`${cell} text-end`}>{row.stability}</td>
      <td className={`${cell} text-end font-semibold whitespace-nowrap`}>
        <EvidenceCell {...row.month} />
      </td>
      <td className={`${cell} min-w-64 text-14 text-muted`}>
        {row.priceLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </td>
      <td className={`${cell} text-end whitespace-nowrap`}>
        <EvidenceCell {...row.audits} />
      </td>
      <td className={`${cell} pe-0`}>
        <EvidenceCell {...row.jurisdiction} />
      </td>
    </tr>
  );
}

function ScoreOnRuler({ valueText, ...ruler }: RulerView & { readonly isPick: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <span className="font-semibold">{valueText}</span>
      <span className="w-20">
        <ScoreRuler {...ruler} />
      </span>
    </span>
  );
}
