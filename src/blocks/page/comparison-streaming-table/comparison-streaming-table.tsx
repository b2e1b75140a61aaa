import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import type { StreamingTableModel } from './select.ts';
import { StreamingCells } from './streaming-cells.tsx';
import { StreamingNotes } from './streaming-notes.tsx';

export function ComparisonStreamingTable({ columns, rows, sources }: StreamingTableModel) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  const titles = columns.map(({ title }) => title);
  // With the names in it, so that two tables on a page can be told apart by ear too.
  const caption = t('caption', { providers: titles.join(', ') });
  return (
    <div className="streaming">
      <Notice>
        <p>{t('notTested')}</p>
      </Notice>
      <DataTable label={caption} caption={caption} className="streaming-table">
        <thead>
          <tr>
            <th scope="col">{t('service')}</th>
            {columns.map(({ id, title, reviewPath }) => (
              <th key={id} scope="col">
                {reviewPath === undefined ? title : <a href={reviewPath}>{title}</a>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, service, cells }) => (
            <tr key={id}>
              <th scope="row">{service}</th>
              <StreamingCells cells={cells} titles={titles} />
            </tr>
          ))}
        </tbody>
      </DataTable>
      <StreamingNotes columns={columns} sources={sources} />
    </div>
  );
}
