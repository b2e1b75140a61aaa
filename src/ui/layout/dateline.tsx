import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DatelineProps, WrittenDay } from './layout-props.ts';

/** As a newspaper has its date: how fresh and how complete everything below is. */
export function Dateline({ checked, captured, known, stale, all }: DatelineProps) {
  const t = useTranslations('dateline');
  const days = { checked: checked && <Day {...checked} />, captured: captured && <Day {...captured} /> };
  const counts = { known, stale, all, unknown: all - known, b: strong };
  return (
    <ul
      aria-label={t('label')}
      className="flex flex-wrap gap-x-6 border-b border-line-strong py-2.5 text-14 leading-150 text-muted"
    >
      {checked && <li>{t.rich('checked', { date: () => days.checked })}</li>}
      {captured && <li>{t.rich('captured', { date: () => days.captured })}</li>}
      <li>{t.rich(stale > 0 ? 'knownStale' : 'known', counts)}</li>
    </ul>
  );
}

function Day({ day, words }: WrittenDay) {
  return (
    <time dateTime={day} className="font-medium whitespace-nowrap text-text">
      {words}
    </time>
  );
}

function strong(words: ReactNode) {
  return <b className="font-medium text-text tabular-nums">{words}</b>;
}
