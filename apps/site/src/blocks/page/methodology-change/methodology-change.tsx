import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { ChangedList, ChangeModel, MethodologyChangeModel } from './methodology-change.block.ts';

export function MethodologyChange({ changes }: MethodologyChangeModel) {
  const t = useTranslations('dataPages.change');
  if (changes.length === 0) return <p>{t('firstVersion')}</p>;
  return (
    <div className="data-page">
      {changes.map((change) => (
        <Change key={change.former} {...change} />
      ))}
    </div>
  );
}

function Change(change: ChangeModel) {
  const t = useTranslations('dataPages.change');
  const { former, current, lists, asOf } = change;
  return (
    <>
      <h3>{t('step', { former, current })}</h3>
      <Faults {...change} />
      <h4>{t('lists')}</h4>
      <p>{t('listsNote', { version: former, day: asOf })}</p>
      <div className="folds">
        {lists.map((list) => (
          <Disclosure
            key={list.profile}
            variant="section"
            label={list.label}
            note={t('ranked', { count: list.rows.length })}
          >
            <section>
              <h5 className="fold-head change-list">{list.label}</h5>
              <RankTable {...list} />
            </section>
          </Disclosure>
        ))}
      </div>
      <FormerCriteria {...change} />
    </>
  );
}

/** Faults of the former version, each next to the solution of its successor. */
function Faults({ faults, former, current }: Pick<ChangeModel, 'faults' | 'former' | 'current'>) {
  const t = useTranslations('dataPages.change');
  const heads = [t('before', { version: former }), t('now', { version: current })];
  return (
    <DataTable label={t('faultsLabel')}>
      <ColumnHeads labels={heads} />
      <tbody>
        {faults.map(({ before, now }) => (
          <tr key={before}>
            <td data-label={heads[0]}>{before}</td>
            <td data-label={heads[1]}>{now}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Ranks by version, newest last, each with its score in small type. */
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
            <h4>{t('criteria', { version: former })}</h4>
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
