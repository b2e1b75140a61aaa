import { useTranslations } from 'use-intl/react';
import type { StreamingTableModel } from './select.ts';

type StreamingNotesProps = Pick<StreamingTableModel, 'columns' | 'sources'>;

/** Who stands behind the marks in the table, and what to know before believing them. */
export function StreamingNotes({ columns, sources }: StreamingNotesProps) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  const notes = columns.filter(({ note }) => note !== undefined);
  return (
    <div className="mt-4 space-y-4 text-14 text-muted">
      {sources.length > 0 && (
        <div>
          <p className="font-semibold">{t('sources')}</p>
          <ul className="mt-1 list-none ps-0">
            {sources.map(({ mark, title, url, who, providers }) => (
              <li key={url}>
                {`${mark} `}
                <a href={url} rel="noopener noreferrer">
                  {title}
                </a>
                {` ${t('sourceOf', { who, providers })}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <p className="font-semibold">{t('notes')}</p>
          <ul className="mt-1 list-none ps-0">
            {notes.map(({ id, title, note }) => (
              <li key={id}>
                <strong className="font-semibold">{title}</strong>
                {`: ${note}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
