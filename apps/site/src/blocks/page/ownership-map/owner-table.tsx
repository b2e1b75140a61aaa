import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { NotedSource } from '#evidence/source/source-link.tsx';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { OwnerRow, OwnerRows } from './owner-rows.ts';
import type { NameList } from './ownership-map.block.ts';

const columns = ['name', 'entity', 'jurisdiction', 'date', 'sources'] as const;

/** The names of one owner with their sources, folded. A link to a row opens the fold. */
export function OwnerTable({ anchor, name, parentText, note, sources, rows }: OwnerRows) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <details className="folded owner-rows">
      <summary>
        <span>
          {name} <small>{t('names', { count: rows.length })}</small>
        </span>
      </summary>
      <div id={anchor} className="owner-about">
        {parentText !== undefined && <p>{parentText}</p>}
        {note !== undefined && (
          <p>
            <Text words={note} />
          </p>
        )}
        {sources.length > 0 && <SourceLinks sources={sources} />}
      </div>
      <DataTable label={name} className="owner-table">
        <ColumnHeads labels={columns.map((column) => t(column))} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.anchor} {...row} />
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}

function Row({ anchor, name, href, details, note, entity, jurisdiction, date, sources }: OwnerRow) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <tr id={anchor}>
      <th scope="row">
        {href === undefined ? name : <a href={href}>{name}</a>}
        <small>{details.join(' · ')}</small>
        {note !== undefined && (
          <small>
            <Text words={note} />
          </small>
        )}
      </th>
      <td data-label={t('entity')}>
        <EvidenceCell {...entity} />
      </td>
      <td data-label={t('jurisdiction')}>
        <EvidenceCell {...jurisdiction} />
      </td>
      <td data-label={t('date')}>{date}</td>
      <td data-label={t('sources')}>
        {sources.length > 0 ? (
          <SourceLinks sources={sources} />
        ) : (
          <span className="faint">{t('noSource')}</span>
        )}
      </td>
    </tr>
  );
}

/** Names with their owner, as lines of the form "name … owner". */
export function OwnerLists({ lists }: { readonly lists: readonly NameList[] }) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <div className="owner-lists">
      {lists.map(({ id, names }) => (
        <section key={id}>
          <h3>{t(id)}</h3>
          <p>{t(`${id}Note`)}</p>
          <DottedLines
            lines={names.map(({ name, href, value, isUnknown, weak, sources }) => ({
              id: name,
              label: <a href={href}>{name}</a>,
              detail:
                sources.length > 0
                  ? sources.map((source) => <DatedSource key={source.url} source={source} />)
                  : weak,
              value: isUnknown ? <span className="faint">{value}</span> : value,
            }))}
          />
        </section>
      ))}
    </div>
  );
}

function SourceLinks({ sources }: { readonly sources: OwnerRow['sources'] }) {
  return (
    <ul className="owner-source-list">
      {sources.map((source) => (
        <li key={source.url}>
          <DatedSource source={source} />
        </li>
      ))}
    </ul>
  );
}

/** One source, for use in running text. */
function DatedSource({ source }: { readonly source: OwnerRow['sources'][number] }) {
  const { basis, published } = source;
  return (
    <>
      <NotedSource source={source} />{' '}
      <small>{published === undefined ? basis.label : `${basis.label} · ${published}`}</small>
    </>
  );
}
