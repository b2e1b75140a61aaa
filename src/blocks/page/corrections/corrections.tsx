import { useTranslations } from 'use-intl/react';
import type { CorrectionsModel } from './corrections.block.ts';

export function Corrections({ corrections }: CorrectionsModel) {
  const t = useTranslations('dataPages.corrections');
  if (corrections.length === 0) return <p className="none-yet">{t('none')}</p>;
  return (
    <ul className="correction-list">
      {corrections.map(({ day, dayText, title, path, wrong, right }) => (
        <li key={`${day} ${title} ${wrong}`}>
          <p className="label">
            <time dateTime={day}>{dayText}</time>
            {' · '}
            {path === undefined ? title : <a href={path}>{title}</a>}
          </p>
          <p>{t('wrong', { text: wrong })}</p>
          <p>{t('right', { text: right })}</p>
        </li>
      ))}
    </ul>
  );
}
