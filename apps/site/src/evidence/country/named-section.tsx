import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { EvidenceCell } from '../fact/fact.tsx';
import { ProviderLabel } from '../mark/provider-mark.tsx';
import { namedAnchor } from '../orders/orders-model.ts';
import type { NamedModel, NamingOrder } from './named-model.ts';

/** Renders the price of a provider and a link to it. It is passed in, because `evidence` must not import `price`. */
export type OfferOf = (provider: string) => ReactNode;

interface NamedSectionProps extends NamedModel {
  readonly offerOf: OfferOf;
}

/** All providers of the site and the orders that name them. Providers that no order names also have their price. */
export function NamedSection({ columns, rows, more, others, offerOf }: NamedSectionProps) {
  const t = useTranslations('country.named');
  const table = { columns, offerOf };
  return (
    <SideHead id={namedAnchor} heading={t('heading')} note={t('note')} isWide>
      <NamedTable {...table} label={t('heading')} rows={rows} />
      {more && (
        <details className="folded country-more">
          <summary>
            <span>
              {t('more', { count: more.rows.length })}
              {more.names.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
          </summary>
          <NamedTable {...table} label={t('more', { count: more.rows.length })} rows={more.rows} />
        </details>
      )}
      {others.length > 0 && (
        <Disclosure variant="line" label={t('others', { count: others.length })}>
          <p className="country-small">
            {others.map(({ name, review }, position) => (
              <Fragment key={name}>
                {position > 0 && ', '}
                {review === undefined ? name : <a href={review}>{name}</a>}
              </Fragment>
            ))}
          </p>
        </Disclosure>
      )}
    </SideHead>
  );
}

interface NamedTableProps extends Pick<NamedSectionProps, 'columns' | 'rows' | 'offerOf'> {
  readonly label: string;
}

/** A table of providers. If all of them are blocked, there are no offers, and the price column is left out. */
function NamedTable({ label, columns, rows, offerOf }: NamedTableProps) {
  const t = useTranslations('country.named');
  const hasOffers = rows.some(({ orders }) => orders.length === 0);
  return (
    <DataTable label={label} className="country-named">
      <ColumnHeads labels={[t('provider'), t('column'), ...columns, ...(hasOffers ? [t('price')] : [])]} />
      <tbody>
        {rows.map(({ badge, review, orders, cells }) => (
          <tr key={badge.id}>
            <th scope="row">
              <ProviderLabel badge={badge} size={28} href={review} />
            </th>
            <td className="country-orders">
              <NamedIn orders={orders} />
            </td>
            {cells.map((cell, position) => (
              <td key={columns[position]} data-label={columns[position]}>
                <EvidenceCell {...cell} />
              </td>
            ))}
            {hasOffers && (
              <td>{orders.length === 0 && <div className="country-offer">{offerOf(badge.id)}</div>}</td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function NamedIn({ orders }: { readonly orders: readonly NamingOrder[] }) {
  const t = useTranslations('country.named');
  if (orders.length === 0) return <Chip tone="good">{t('unnamed')}</Chip>;
  return (
    <>
      <Chip tone="bad">{t('status')}</Chip>{' '}
      <span className="country-since">
        {orders.map(({ id, when, mark }, position) => (
          <Fragment key={id}>
            {position > 0 && ', '}
            <CitedText text={when} mark={mark} />
          </Fragment>
        ))}
      </span>
    </>
  );
}
