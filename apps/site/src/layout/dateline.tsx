import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DatelineProps, WrittenDay } from './layout-props.ts';

/**
 * A dateline like that of a newspaper. It states how fresh the facts on the page are, and that rankings are not for sale.
 * It has one line at every width.
 */
export function Dateline({ checked, captured, outOfDate }: DatelineProps) {
  const t = useTranslations('dateline');
  return (
    <ul
      aria-label={t('label')}
      className="flex gap-x-5 border-b border-line py-2 text-14 leading-145 whitespace-nowrap text-muted"
    >
      {checked && <li>{t.rich('checked', withDay(checked))}</li>}
      {captured && <li className="max-lg:hidden">{t.rich('captured', withDay(captured))}</li>}
      {outOfDate && (
        <li className="max-lg:hidden">
          <a href={outOfDate.path} className="underline underline-offset-4">
            {t('outOfDate', { count: outOfDate.count })}
          </a>
        </li>
      )}
      <li className="ms-auto">{t.rich('noPlaces', widths)}</li>
    </ul>
  );
}

/** Message tags for text that only wide or only narrow screens show. */
const widths = {
  wide: (words: ReactNode) => <span className="max-md:hidden">{words}</span>,
  narrow: (words: ReactNode) => <span className="md:hidden">{words}</span>,
};

function withDay({ day, words }: WrittenDay) {
  const written = (
    <time dateTime={day} className="font-medium text-text">
      {words}
    </time>
  );
  return { ...widths, date: () => written };
}
