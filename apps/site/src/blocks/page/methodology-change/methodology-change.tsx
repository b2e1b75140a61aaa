import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { ChangedList, ChangeModel, MethodologyChangeModel } from './methodology-change.block.ts';

export function MethodologyChange({ change }: MethodologyChangeModel) {
  const t = useTranslations('dataPages.change');
  if (!change) return <p>{t('firstVersion')}</p>;
  return (
    <div className="data-page">
      <Faults {...change} />
      <h3>{t('lists')}</h3>
      <p>{t('listsNote', { version: change.former, day: change.asOf })}</p>
      <div className="folds">
        {change.lists.map((list) => (
          <Disclosure
            key={list.profile}
            variant="section"
            label={list.label}
            note={t('ranked', { count: list.rows.length })}
          >
            <section>
              <h4 className="fold-head change-list">{list.label}</h4>
              <RankTable {...list} />
            </section>
          </Disclosure>
        ))}
      </div>
      <FormerCriteria {...change} />
    </div>
  );
}

/** Faults of the former version, each beside what the current version does instead. */
function Faults({ faults, former, current }: Pick<ChangeModel, 'faults' | 'former' | 'current'>) {
  const t = useTranslations('dataPages.change');
  const heads = [t('before', { version: former }), t('now', { version: current })];
  return (
    <DataTable label={t('faultsLabel')}>
      <ColumnHeads labels={heads} />
      <tbody>
        {faults.map(({ id, before, now }) => (
          <tr key={id}>
            <td data-label={heads[0]}>{before}</td>
            <td data-label={heads[1]}>{now}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Ranks side by side, newest last, each with its score in small type. */
function RankTable({ label, columns, rows }: ChangedList) {
  const t = useTranslations('dataPages.change');
  return (
    <DataTable label={t('table', { profile: label })} className="change-places">
      <ColumnHeads labels={[t('provider'), ...columns]} />
      <tbody>
        {rows.map(({ provider, name, reviewPath, ranks: places }) => (
          <tr key={provider}>
            <th scope="row">{reviewPath === undefined ? name : <a href={reviewPath}>{name}</a>}</th>
            {columns.map((column, position) => {
              const found = places[position];
              return (
                <td key={column} data-label={column}>
                  {found ? (
                    <>
                      <b>{found.rank}</b> <small>{t('score', { score: found.score })}</small>
                    </>
                  ) : (
                    <span className="faint">{t('notRanked')}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function FormerCriteria({ criteria, former }: Pick<ChangeModel, 'criteria' | 'former'>) {
  const t = useTranslations('dataPages.change');
  return (
    <div className="folds">
      <Disclosure variant="section" label={t('criteria', { version: former })} note={t('criteriaNote')}>
        <section>
          <div className="fold-head">
            <h3>{t('criteria', { version: former })}</h3>
            <p className="faint">{t('criteriaNote')}</p>
          </div>
          <DottedLines
            lines={criteria.map(({ id, label, reason, weight }) => ({
              id,
              label,
              detail: reason,
              value: weight,
            }))}
          />
        </section>
      </Disclosure>
    </div>
  );
}
