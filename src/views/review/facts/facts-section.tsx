import { useTranslations } from 'use-intl/react';
import type { Legend } from '#blocks/home-hero/legend.ts';
import { DataTable } from '#ui/primitives/data-table.tsx';
import { Moon } from '#ui/primitives/moon.tsx';
import { FactTableRow } from './fact-table-row.tsx';
import type { FactRowGroup } from './facts-model.ts';

interface FactsSectionProps {
  readonly groups: readonly FactRowGroup[];
  readonly moons: Legend['moons'];
}

export function FactsSection({ groups, moons }: FactsSectionProps) {
  const t = useTranslations('review.facts');
  return (
    <>
      <ul className="moon-key">
        {moons.map(({ phase, label }) => (
          <li key={phase}>
            <Moon phase={phase} /> {label}
          </li>
        ))}
      </ul>
      <DataTable label={t('heading')} className="fact-table">
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('asOf')}</th>
          </tr>
        </thead>
        {groups.map(({ id, label, rows }) => (
          <tbody key={id}>
            <tr className="fact-group">
              <th colSpan={4} scope="rowgroup">
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <FactTableRow key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </DataTable>
    </>
  );
}
