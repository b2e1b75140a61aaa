import { useTranslations } from 'use-intl/react';
import type { StreamingTableModel } from './select.ts';
import { StreamingCells } from './streaming-cells.tsx';
import { StreamingNotes } from './streaming-notes.tsx';

/** The first column stays in view while the others scroll beneath it. */
const sticky = 'sticky start-0 z-10 bg-page';

export function ComparisonStreamingTable({ columns, rows, sources }: StreamingTableModel) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  // With the names in it, so that two tables on a page can be told apart by ear too.
  const caption = t('caption', { providers: columns.map(({ title }) => title).join(', ') });
  return (
    <div>
      <p>{t('notTested')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-frame mt-5 overflow-x-auto" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="pb-2 text-start text-14 text-muted">
            <span className="sticky start-0 inline-block max-w-72 sm:max-w-none">{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${sticky} w-28 min-w-24`}>
                {t('service')}
              </th>
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
                <th scope="row" className={`${sticky} min-w-24 text-base font-semibold text-text`}>
                  {service}
                </th>
                <StreamingCells cells={cells} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <StreamingNotes columns={columns} sources={sources} />
    </div>
  );
}
