import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { ProviderLabel } from '../mark/provider-mark.tsx';
import { PlaybackWords } from './playback-words.tsx';
import { ServiceMark } from './service-mark.tsx';
import type { WatchCell, WatchColumn, WatchGridView } from './watch-grid-model.ts';

/**
 * A table of providers by services, or by the countries of one service. In narrow containers, the name of a provider is
 * above its cells.
 */
export function WatchGrid({ caption, columns, rows }: WatchGridView) {
  const t = useTranslations('streaming.grid');
  const dates = commonDates(columns);
  return (
    <div className="watch">
      <table className={`watch-grid watch-grid-${Math.min(columns.length, maxColumns)}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('provider')}</span>
              {dates !== undefined && <small>{dates}</small>}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead {...column} dates={dates === undefined ? column.dates : undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ badge, href, cells }) => (
            <tr key={badge.id}>
              <th scope="row">
                <ProviderLabel badge={badge} size={28} href={href} />
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

/** The max number of columns for which the style sheet has a layout on phones. More columns wrap. */
const maxColumns = 6;

/** Returns the dates if all columns have the same, so that they are shown only once. */
function commonDates(columns: readonly WatchColumn[]): string | undefined {
  const [first, ...others] = columns.map(({ dates }) => dates);
  return others.length > 0 && others.every((dates) => dates === first) ? first : undefined;
}

function ColumnHead({ name, code, service, countries, href, dates }: WatchColumn) {
  return (
    <>
      <span className="watch-head">
        {service && <ServiceMark {...service} />}
        {code === undefined ? (
          <ServiceName name={name} href={href} />
        ) : (
          <CountryName name={name} code={code} />
        )}
      </span>
      {countries !== undefined && <small>{countries}</small>}
      {dates !== undefined && <small>{dates}</small>}
    </>
  );
}

function ServiceName({ name, href }: Pick<WatchColumn, 'name' | 'href'>) {
  return href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>;
}

/** The name of a country. On phones with many columns, its code is shown instead, but screen readers get the name. */
function CountryName({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <>
      <span className="watch-name">{name}</span>
      <span aria-hidden="true" className="watch-code">
        {code}
      </span>
    </>
  );
}

/** A cell whose text links to its source. */
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
