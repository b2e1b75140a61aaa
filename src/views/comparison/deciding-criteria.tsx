import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { DecidingRow } from './deciding-criteria-model.ts';

/** The two or three criteria that decide, why they count, and what each of the two answers. */
export function DecidingCriteria({
  rows,
  names,
}: {
  readonly rows: readonly DecidingRow[];
  readonly names: readonly string[];
}) {
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
            {rows.map(({ id, label, reason, ahead, sides }) => (
              <tr key={id}>
                <th scope="row">
                  {label}
                  <small>{reason}</small>
                </th>
                {sides.map(({ name, points, cells }, side) => (
                  <td key={name} data-label={name} className={side === ahead ? 'ahead' : undefined}>
                    {cells.map((cell) => (
                      <div key={cell.text}>
                        <EvidenceCell {...cell} />
                      </div>
                    ))}
                    <small>{points}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </SideHead>
  );
}
