import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { DecidingCriteriaModel, DecidingRow, SumRow } from './deciding-criteria-model.ts';

/** What decides, why it counts, and what each of the two answers; all of it adds up to the gap. */
export function DecidingCriteria({ names, rows, sums, costBasis }: DecidingCriteriaModel) {
  const t = useTranslations('comparison.apart');
  return (
    <SideHead id="apart" heading={t('heading')} note={t('note')}>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <DataTable label={t('heading')} className="fact-rows fact-rows-pair">
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
            {sums.map((row) => (
              <Sum key={row.label} names={names} {...row} />
            ))}
          </tbody>
        </DataTable>
      )}
      {costBasis && <p className="faint">{costBasis}</p>}
    </SideHead>
  );
}

function Row({ label, reason, ahead, by, sides }: DecidingRow) {
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{reason}</small>
      </th>
      {sides.map(({ name, points, answers }, side) => (
        <td key={name} data-label={name} className={side === ahead ? 'ahead' : undefined}>
          {answers.map(({ key, cell }) => (
            <div key={key}>
              <EvidenceCell {...cell} />
            </div>
          ))}
          <small>{side === ahead ? `${points} · ${by}` : points}</small>
        </td>
      ))}
    </tr>
  );
}

/** The number stands with whom it speaks for. */
function Sum({ names, label, ahead, by }: SumRow & { readonly names: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {names.map((name, side) => (
        <td key={name} data-label={name} className={side === ahead ? 'ahead' : undefined}>
          {side === ahead && by}
        </td>
      ))}
    </tr>
  );
}
