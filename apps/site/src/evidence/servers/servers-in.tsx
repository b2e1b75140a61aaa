import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { NotedCell } from '../fact/fact.tsx';
import { ProviderLabel } from '../mark/provider-mark.tsx';
import type { ServersInModel } from './servers-in-model.ts';

/** Providers with servers in a country, in two short columns that also fit on a phone. */
export function ServersIn({ country, rows }: ServersInModel) {
  const t = useTranslations('dataPages.serversIn');
  return (
    <div className="data-page">
      <DataTable label={t('table', { country })} onPhones="scrolls">
        <ColumnHeads labels={[t('provider'), t('listed', { country })]} />
        <tbody>
          {rows.map(({ badge, review, answer, note }) => (
            <tr key={badge.id}>
              <th scope="row">
                <ProviderLabel badge={badge} size={28} href={review} />
              </th>
              <td>
                <NotedCell {...answer} note={note} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
