import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { NotedSource } from '#evidence/source/source-link.tsx';
import { WatchGrid } from '#evidence/streaming/watch-grid.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { StreamingTableModel } from './comparison-streaming-table.block.ts';

interface ComparisonStreamingTableProps extends StreamingTableModel {
  /** Whether the page already names the testers and dates above the grid. */
  readonly isIntroduced?: boolean;
}

/** The grid with its warnings. The sources are in a fold. */
export function ComparisonStreamingTable({ grid, isIntroduced, ...model }: ComparisonStreamingTableProps) {
  const t = useTranslations('streaming.grid');
  const { untested, dates, testers } = model;
  const hasCount = grid.rows.some(({ cells }) => cells.some(({ count }) => count !== undefined));
  const cautions = [
    t('caution'),
    hasCount && t('counted'),
    !isIntroduced && t('tried', { dates, testers: testers || 'none' }),
  ];
  return (
    <div className="streaming-table">
      {grid.rows.length > 0 && grid.columns.length > 0 && <WatchGrid {...grid} />}
      <p className="streaming-caution">
        {untested === undefined ? cautions.filter(Boolean).join(' ') : t('untested', { services: untested })}
      </p>
      <StreamingDetails {...model} />
    </div>
  );
}

type StreamingDetailsProps = Pick<StreamingTableModel, 'sources' | 'notes' | 'others'>;

/** Sources of the results, notes about them, and reports that do not count. */
function StreamingDetails({ sources, notes, others }: StreamingDetailsProps) {
  const t = useTranslations('streaming.grid');
  if (sources.length + notes.length + others.length === 0) return null;
  return (
    <details className="folded streaming-more">
      <summary>{t('more')}</summary>
      {sources.length > 0 && (
        <div>
          <p>{t('sources')}</p>
          <ul>
            {sources.map((source) => (
              <li key={source.url}>
                <NotedSource source={source} /> ({t('sourceOf', { providers: source.providers })})
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <p>{t('notes')}</p>
          <ul>
            {notes.map(({ id, name, note }) => (
              <li key={id}>
                <b>{name}</b>: <Text words={note} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <p>{t('others')}</p>
          <ul>
            {others.map(({ id, provider, service, text, regions, reportedBy: who, date, stale, mark }) => (
              <li key={id}>
                <b>{provider}</b>, {service}: {text}
                {mark && <SourceMark {...mark} />}{' '}
                <span className="faint">
                  {[regions, who, date, stale].filter((part) => part !== undefined).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
