import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Named } from '../mark/provider-mark.tsx';
import { PlaybackWords } from './playback-words.tsx';
import { ServiceMark } from './service-mark.tsx';
import type { WatchCell, WatchColumn, WatchGridView } from './watch-grid.ts';

/** Providers by services, or by the countries of one. Where there is little room, the name stands over its cells. */
export function WatchGrid({ caption, columns, rows }: WatchGridView) {
  const t = useTranslations('streaming.grid');
  return (
    <div className="watch">
      <table className={`watch-grid watch-grid-${Math.min(columns.length, maxColumns)}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('provider')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ face, href, cells }) => (
            <tr key={face.id}>
              <th scope="row">
                <Named face={face} size={28} href={href} />
              </th>
              {cells.map((cell) => (
                <td key={cell.column} className={`playback-${cell.tone}`}>
                  <Cell {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sheet places so many columns on a phone; more wrap. */
const maxColumns = 6;

function ColumnHead({ name, service, countries, href, dates }: WatchColumn) {
  return (
    <>
      <span className="watch-head">
        {service && <ServiceMark {...service} />}
        {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
      </span>
      {countries !== undefined && <small>{countries}</small>}
      {dates !== undefined && <small>{dates}</small>}
    </>
  );
}

/** The words are the link to who says so. */
function Cell({ source, note, ...words }: WatchCell) {
  if (!source) return <PlaybackWords {...words} />;
  return (
    <a href={source.href} rel="noopener noreferrer" {...hooks({ 'data-evidence': source.evidence })}>
      <PlaybackWords {...words} />
      {note !== undefined && <small>{note}</small>}
      <span className="sr-only">: {source.label}</span>
    </a>
  );
}
