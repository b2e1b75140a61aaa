import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import { BillBar, BillKey } from '#price/bill-bar.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { DealsModel } from './deals.block.ts';
import { PlanCell, VisitCell } from './price-cells.tsx';
import type { PriceRow } from './price-row.ts';

/** The anchor of the list. Links that change the list lead back to it, because it is not at the top of the page. */
const listId = 'price-list';
const inList = (href: string) => `${href}#${listId}`;

/** The number of rows that are visible without opening the fold. */
const maxUnfolded = 10;

/**
 * The prices of all providers in one order. All but the first rows are in a fold. Links change the length of plans and the
 * order, so no script is needed.
 */
export function Deals({ years, lengths, sorts, rows, notes }: DealsModel) {
  const t = useTranslations('dataPages.deals');
  if (rows.length === 0) return <p>{t('none')}</p>;
  const kinds = (['first', 'same', 'higher', 'unpublished'] as const).filter((kind) =>
    rows.some(({ bar }) => bar.some((part) => part.kind === kind)),
  );
  const rest = rows.slice(maxUnfolded);
  const more = t('more', { count: rest.length });
  return (
    <div id={listId} className="deals">
      <div className="price-top">
        <nav aria-label={t('choose')} className="price-choices">
          <ul className="price-lengths">
            {lengths.map(({ name, href, isChosen, count }) => (
              <li key={name}>
                <a href={inList(href)} aria-current={isChosen ? 'true' : undefined}>
                  {t(`lengths.${name}`, { years, count })}
                </a>
              </li>
            ))}
          </ul>
          <p className="price-sorts">
            {t('sort')}{' '}
            {sorts.map(({ name, href, isChosen }) => (
              <a key={name} href={inList(href)} aria-current={isChosen ? 'true' : undefined}>
                {t(`sorts.${name}`)}
              </a>
            ))}
          </p>
        </nav>
        <BillKey entries={kinds.map((kind) => ({ kind, label: t(`key.${kind}`) }))} />
      </div>
      <PriceTable label={t('table')} years={years} sorts={sorts} rows={rows.slice(0, maxUnfolded)} />
      {rest.length > 0 && (
        <details className="folded price-rest">
          <summary>{more}</summary>
          <PriceTable label={t('restTable', { more })} years={years} sorts={sorts} rows={rest} />
        </details>
      )}
      <p className="price-notes">
        {notes.join(' ')} <ChartPictureLink chart="three-year-bill" />
      </p>
    </div>
  );
}

interface PriceTableProps extends Pick<DealsModel, 'years' | 'sorts' | 'rows'> {
  readonly label: string;
}

/**
 * A table of prices. Columns have the same width in both tables, so that rows in the fold can be compared with the others.
 */
function PriceTable({ label, years, sorts, rows }: PriceTableProps) {
  const t = useTranslations('dataPages.deals');
  const head = (name: DealsModel['sorts'][number]['name'], words: string) => {
    const sort = sorts.find((one) => one.name === name);
    return { href: sort?.href, isChosen: sort?.isChosen ?? false, label: words };
  };
  return (
    <DataTable label={label} className="price-table">
      <thead>
        <tr>
          <SortHead {...head('name', t('plan'))} className="price-name" />
          <SortHead {...head('today', t('today'))} className="price-today num" />
          <th scope="col" className="price-later">
            {t('later')}
          </th>
          <SortHead {...head('total', t('total', { years }))} className="price-total" />
          <th scope="col" className="price-refund">
            {t('refund')}
          </th>
          <th scope="col" className="price-visit">
            <span className="sr-only">{t('visitHead')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
}

interface SortHeadProps {
  readonly href: string | undefined;
  readonly isChosen: boolean;
  readonly label: string;
  readonly className: string;
}

/** The head of a column by which the table can be sorted, always in ascending order. */
function SortHead({ href, isChosen, label, className }: SortHeadProps) {
  return (
    <th scope="col" className={className} aria-sort={isChosen ? 'ascending' : undefined}>
      <a href={href && inList(href)}>
        {label}
        {isChosen && <span aria-hidden="true"> ↑</span>}
      </a>
    </th>
  );
}

function Row({ today, tax, mark, later, bar, total, buys, refund, code, ...provider }: PriceRow) {
  const t = useTranslations('dataPages.deals');
  return (
    <tr>
      <PlanCell {...provider}>{code !== undefined && <small className="price-code">{code}</small>}</PlanCell>
      <td className="num price-today" data-label={t('today')}>
        <CitedText text={today} mark={mark} />
        {tax !== undefined && <small>{tax}</small>}
      </td>
      <td className="price-later" data-label={t('later')}>
        {later}
      </td>
      <td className="price-total">
        <BillBar parts={bar} />
        <b>{total ?? t('noTotal')}</b>
        {buys !== undefined && <small>{buys}</small>}
      </td>
      <td className="price-refund">{refund}</td>
      <VisitCell {...provider} />
    </tr>
  );
}
