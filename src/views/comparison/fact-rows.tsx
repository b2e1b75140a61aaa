import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { FactCell, FactRow, FactRowsModel } from './fact-rows-model.ts';

/** The address of the table with its differences alone. */
const differencesAnchor = 'differences';

/**
 * All facts of some providers, grouped. What is shown is in the address, so that it can be shared: a fragment, which
 * the style sheet reads (`:target`) without scripts. A checkbox would say nothing to whoever gets the link, and a
 * query would make two pages of one, at the server and in every cache. Rows that do not differ carry a class, and a
 * group without differences goes with them.
 */
export function FactRows({ names, count, differing, sections }: FactRowsModel) {
  const t = useTranslations('comparison.rows');
  const label = t('table', { names: names.join(', ') });
  return (
    <div id={differencesAnchor} className="fact-rows-frame">
      <nav className="rows-shown" aria-label={t('shown')}>
        <Shown className="rows-all" href="#rows" label={t('all')} count={count} />
        <Shown className="rows-only" href={`#${differencesAnchor}`} label={t('only')} count={differing} />
      </nav>
      <DataTable label={label} className={`fact-rows fact-rows-${names.length === 2 ? 'pair' : 'many'}`}>
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

interface ShownProps {
  readonly className: string;
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

/** What is shown stands as text, what can be shown instead as a link; the style sheet knows which is which. */
function Shown({ className, href, label, count }: ShownProps) {
  const words = (
    <>
      {label} <small>{count}</small>
    </>
  );
  return (
    <span className={className}>
      <b aria-current="true">{words}</b>
      <a href={href}>{words}</a>
    </span>
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
