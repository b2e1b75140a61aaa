import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { ComparisonFactRow, FactRowsModel } from './fact-rows-model.ts';
import { ProviderColumnHeads } from './glance-rows.tsx';

/**
 * The facts in which the providers differ, by group. A checkbox shows all facts. It works with CSS, so no script is needed:
 * rows without a difference have a class, and so do groups that have only such rows.
 */
export function FactRows({ badges, count, differing, sections }: FactRowsModel) {
  const t = useTranslations('comparison.rows');
  const names = badges.map(({ name }) => name).join(', ');
  return (
    <SideHead
      id="differences"
      heading={t('heading', { count: differing })}
      note={
        <label className="rows-switch">
          <input type="checkbox" />
          {t('all', { count })}
        </label>
      }
      isFolded
    >
      <table className={`fact-rows fact-rows-${badges.length === 2 ? 'pair' : 'many'}`}>
        <caption className="sr-only">{t('table', { names })}</caption>
        <ProviderColumnHeads badges={badges} corner={t('fact')} />
        {sections.map(({ group, label, rows }) => (
          <tbody key={group} className={rows.some(({ differs }) => differs) ? undefined : 'same'}>
            <tr className="fact-group">
              <th scope="rowgroup" colSpan={badges.length + 1}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </SideHead>
  );
}

function Row({ row: { label, differs, cells } }: { readonly row: ComparisonFactRow }) {
  return (
    <tr className={differs ? undefined : 'same'}>
      <th scope="row">{label}</th>
      {cells.map(({ provider, ...cell }) => (
        <td key={provider} data-label={provider}>
          <EvidenceCell {...cell} />
        </td>
      ))}
    </tr>
  );
}
