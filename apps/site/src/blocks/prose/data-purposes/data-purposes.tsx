import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { DataPurposesModel } from './data-purposes.block.ts';

const columns = ['data', 'basis', 'kept'] as const;

/**
 * The purposes of data processing with their legal basis and retention, the data that readers enter, and what the site
 * never does.
 */
export function DataPurposes({ purposes }: DataPurposesModel) {
  const t = useTranslations('privacy.purposes');
  return (
    <>
      <DataTable label={t('label')}>
        <ColumnHeads labels={[t('heads.purpose'), ...columns.map((column) => t(`heads.${column}`))]} />
        <tbody>
          {purposes.map((purpose) => (
            <tr key={purpose}>
              <th scope="row">{t(`${purpose}.purpose`)}</th>
              {columns.map((column) => (
                <td key={column} data-label={t(`heads.${column}`)}>
                  {t(`${purpose}.${column}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p>{t('note')}</p>
    </>
  );
}
