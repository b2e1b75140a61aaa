import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { EvidenceCell } from '../fact/fact.tsx';
import { Named } from '../mark/provider-mark.tsx';
import type { NamedModel, NamingOrder } from './named-model.ts';

/** Every provider of the site, and which orders name it. */
export function NamedSection({ columns, rows, others }: NamedModel) {
  const t = useTranslations('country.named');
  const label = t('column');
  return (
    <SideHead id="named" heading={t('heading')} note={t('note')} isWide>
      <DataTable label={t('heading')} className="country-named">
        <ColumnHeads labels={[t('provider'), label, ...columns]} />
        <tbody>
          {rows.map(({ face, review, orders, cells }) => (
            <tr key={face.id}>
              <th scope="row">
                <Named face={face} size={28} href={review} />
              </th>
              <td data-label={label}>
                <NamedIn orders={orders} />
              </td>
              {cells.map((cell, position) => (
                <td key={columns[position]} data-label={columns[position]}>
                  <EvidenceCell {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {others.length > 0 && (
        <Collapsible label={t('others', { count: others.length })}>
          <p className="country-small">
            {others.map(({ name, review }, position) => (
              <Fragment key={name}>
                {position > 0 && ', '}
                {review === undefined ? name : <a href={review}>{name}</a>}
              </Fragment>
            ))}
          </p>
        </Collapsible>
      )}
    </SideHead>
  );
}

function NamedIn({ orders }: { readonly orders: readonly NamingOrder[] }) {
  const t = useTranslations('country.named');
  if (orders.length === 0) {
    return (
      <Sign kind="no" tone="good">
        {t('unnamed')}
      </Sign>
    );
  }
  return (
    <Sign kind="yes" tone="bad">
      {orders.map(({ id, when, mark }, position) => (
        <Fragment key={id}>
          {position > 0 && ', '}
          <Sourced text={when} mark={mark} />
        </Fragment>
      ))}
    </Sign>
  );
}
