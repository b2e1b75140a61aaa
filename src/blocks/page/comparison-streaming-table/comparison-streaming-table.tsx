import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { StreamingCell, StreamingTableModel } from './comparison-streaming-table.block.ts';
import type { StreamingAnswer } from '#evidence/streaming/streaming-answers.ts';

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

interface StreamingCellsProps {
  readonly cells: readonly StreamingCell[];
  /** The names of the providers, in the order of the cells: on a phone each cell carries its own. */
  readonly titles: readonly string[];
}

function StreamingCells({ cells, titles }: StreamingCellsProps) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  return cells.map(({ provider, answers }, position) => (
    <td key={provider} data-label={titles[position]}>
      {answers.length === 0 ? (
        <Sign kind="unknown">{t('notReported')}</Sign>
      ) : (
        answers.map((answer) => (
          <Answer key={`${answer.text} ${answer.regions} ${answer.date} ${answer.source?.url}`} {...answer} />
        ))
      )}
    </td>
  ));
}

/** Answer first, then where, then who and when, then what is wrong with it. */
function Answer({ sign, text, regions, date, source, stale, weak }: StreamingAnswer) {
  return (
    <div className="answer">
      <Sign kind={sign} stale={stale}>
        {text}
        {source && (
          <SourceMark
            mark={source.mark}
            label={`${source.title}: ${source.who}, ${date}`}
            href={source.url}
            evidence={source.evidence}
          />
        )}
      </Sign>
      <p>{regions}</p>
      <p className="faint">
        {source && `${source.who}, `}
        <span className="whitespace-nowrap">{date}</span>
      </p>
      {weak !== undefined && <p className="faint">{weak}</p>}
    </div>
  );
}

type StreamingNotesProps = Pick<StreamingTableModel, 'columns' | 'sources'>;

/** Who stands behind the marks in the table, and what to know before believing them. */
function StreamingNotes({ columns, sources }: StreamingNotesProps) {
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
