import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#blocks/evidence/evidence-cell.tsx';
import { DataTable } from '#ui/primitives/data-table.tsx';
import type { FactCell, FactRow, FactRowsModel } from './fact-rows-model.ts';

/**
 * All facts of some providers, grouped. The switch is a checkbox and the style sheet does the rest, so it works
 * without scripts: rows that do not differ carry a class, and a group without differences goes with them.
 */
export function FactRows({ names, sections }: FactRowsModel) {
  const t = useTranslations('comparison.rows');
  const label = t('table', { names: names.join(', ') });
  return (
    <div className="fact-rows-frame">
      <label className="switch">
        <input type="checkbox" className="only-differences" />
        {t('only')}
      </label>
      <DataTable label={label} className={names.length === 2 ? 'fact-rows fact-rows-pair' : 'fact-rows'}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('fact')}</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ group, label: heading, rows }) => (
          <tbody key={group} className={rows.some(({ differs }) => differs) ? undefined : 'same'}>
            <tr className="fact-group">
              <th scope="rowgroup" colSpan={names.length + 1}>
                {heading}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </DataTable>
    </div>
  );
}

function Row({ row: { label, differs, cells } }: { readonly row: FactRow }) {
  return (
    <tr className={differs ? undefined : 'same'}>
      <th scope="row">{label}</th>
      {cells.map((cell) => (
        <Cell key={cell.provider} {...cell} />
      ))}
    </tr>
  );
}

function Cell({ provider, note, ...cell }: FactCell) {
  return (
    <td data-label={provider}>
      <EvidenceCell {...cell} />
      {note !== undefined && <small>{note}</small>}
    </td>
  );
}
