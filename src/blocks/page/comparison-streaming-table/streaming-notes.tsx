import { useTranslations } from 'use-intl/react';
import type { StreamingTableModel } from './select.ts';

type StreamingNotesProps = Pick<StreamingTableModel, 'columns' | 'sources'>;

/** Who stands behind the marks in the table, and what to know before believing them. */
export function StreamingNotes({ columns, sources }: StreamingNotesProps) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  const notes = columns.filter(({ note }) => note !== undefined);
  return (
    <div className="streaming-notes">
      {sources.length > 0 && (
        <div>
          <p className="label">{t('sources')}</p>
          <ul>
            {sources.map(({ mark, title, language, url, who, providers }) => (
              <li key={url}>
                <span className="mark-sample">{mark}</span>{' '}
                <a href={url} lang={language} rel="noopener noreferrer">
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
          <p className="label">{t('notes')}</p>
          <ul>
            {notes.map(({ id, title, note }) => (
              <li key={id}>
                <strong>{title}</strong>
                {`: ${note}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
