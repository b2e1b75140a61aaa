import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { ChangeDay, ChangeLine, ChangeLogModel } from './change-log.block.ts';

/** The max number of lines of a day that is open at first. */
const maxOpen = 10;

/** The changes by day, for the page of all changes and for reviews. */
export function ChangeLog({ isNamed, days, older, isComplete }: ChangeLogModel) {
  const t = useTranslations('dataPages.changes');
  return (
    <div className="data-page change-log">
      {days.map((day, position) => (
        <Day
          key={day.day}
          {...day}
          isNamed={isNamed}
          isOpen={position === 0 && day.lines.length <= maxOpen}
        />
      ))}
      {days.length === 0 && <p>{t('none')}</p>}
      {older > 0 && <p className="faint">{t('older', { count: older })}</p>}
      {!isComplete && <p className="faint">{t('incomplete')}</p>}
    </div>
  );
}

interface DayProps extends ChangeDay, Pick<ChangeLogModel, 'isNamed'> {
  readonly isOpen: boolean;
}

/** The changes of one day. Only the newest day is open at first, if it is short. */
function Day({ day, dayText, notes, lines, isNamed, isOpen }: DayProps) {
  const t = useTranslations('dataPages.changes');
  return (
    <details className="folded change-day" open={isOpen}>
      <summary>
        <h3>
          <time dateTime={day}>{dayText}</time>
        </h3>
        <span className="faint">{t('count', { count: lines.length + notes.length })}</span>
      </summary>
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
    </details>
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
