import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { ChangeDay, ChangeLine, ChangeLogModel } from './select.ts';

/** What changed, day by day. The same on the page of all changes and in a review. */
export function ChangeLog({ isNamed, days, older, isComplete }: ChangeLogModel) {
  const t = useTranslations('dataPages.changes');
  return (
    <div className="data-page change-log">
      {days.map((day) => (
        <Day key={day.day} {...day} isNamed={isNamed} />
      ))}
      {days.length === 0 && <p>{t('none')}</p>}
      {older > 0 && <p className="faint">{t('older', { count: older })}</p>}
      {!isComplete && <p className="faint">{t('incomplete')}</p>}
    </div>
  );
}

function Day({ day, dayText, notes, lines, isNamed }: ChangeDay & Pick<ChangeLogModel, 'isNamed'>) {
  const t = useTranslations('dataPages.changes');
  return (
    <section>
      <h3>
        <time dateTime={day}>{dayText}</time>
      </h3>
      {lines.length > 0 && (
        <DataTable label={t('table', { day: dayText })} className="change-table">
          <thead>
            <tr>
              {isNamed && <th scope="col">{t('provider')}</th>}
              <th scope="col">{t('fact')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fact can change twice on a day
              <Line key={position} {...line} isNamed={isNamed} />
            ))}
          </tbody>
        </DataTable>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

function Line({ provider, label, values, isNamed }: ChangeLine & Pick<ChangeLogModel, 'isNamed'>) {
  const t = useTranslations('dataPages.changes');
  return (
    <tr>
      {isNamed && <th scope="row">{provider}</th>}
      {isNamed ? <td>{label}</td> : <th scope="row">{label}</th>}
      {values ? (
        <>
          <td data-label={t('before')}>{values.before}</td>
          <td data-label={t('after')}>{values.after}</td>
        </>
      ) : (
        <td colSpan={2}>{t('details')}</td>
      )}
    </tr>
  );
}
