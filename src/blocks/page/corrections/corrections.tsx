import { useTranslations } from 'use-intl/react';
import type { CorrectionsModel } from './corrections.block.ts';

export function Corrections({ corrections }: CorrectionsModel) {
  const t = useTranslations('dataPages.corrections');
  if (corrections.length === 0) return <p className="none-yet">{t('none')}</p>;
  return (
    <ul className="correction-list">
      {corrections.map(({ day, dayText, title, path, words }) => (
        <li key={`${day} ${title} ${words?.wrong}`}>
          <p className="label">
            <time dateTime={day}>{dayText}</time>
            {' · '}
            {path === undefined ? title : <a href={path}>{title}</a>}
          </p>
          {words === undefined ? (
            <p>{t('reported')}</p>
          ) : (
            <>
              <p>{t('wrong', { text: words.wrong })}</p>
              <p>{t('right', { text: words.right })}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
