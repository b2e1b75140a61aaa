import { useTranslations } from 'use-intl/react';
import type { Legend } from '#evidence/tally/evidence-tally.ts';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { Moon } from '#ui/primitives/moon/moon.tsx';
import { FactTableRow } from './fact-table-row.tsx';
import type { FactRowGroup } from './facts-model.ts';

interface FactsSectionProps {
  readonly groups: readonly FactRowGroup[];
  readonly moons: Legend['moons'];
}

/** A table for each group, so that a phone shows six lines instead of forty cards until one is asked for. */
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
      <div className="folds">
        {groups.map(({ id, label, rows }) => (
          <Fold key={id} label={label} note={t('knownOf', knownOf(rows))}>
            <DataTable label={label} className="fact-table">
              <thead>
                <tr>
                  <th scope="col">{label}</th>
                  <th scope="col">{t('value')}</th>
                  <th scope="col">{t('source')}</th>
                  <th scope="col">{t('asOf')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <FactTableRow key={row.key} row={row} />
                ))}
              </tbody>
            </DataTable>
          </Fold>
        ))}
      </div>
    </>
  );
}

const knownOf = (rows: FactRowGroup['rows']) => ({
  known: rows.filter(({ source, stale }) => source && !stale).length,
  all: rows.length,
});
