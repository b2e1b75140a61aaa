import { useTranslations } from 'use-intl/react';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import type { CorrectionsModel } from './corrections.block.ts';

/** The number of corrections that are visible without opening the fold. */
const maxUnfolded = 6;

export function Corrections({ corrections }: CorrectionsModel) {
  const t = useTranslations('dataPages.corrections');
  if (corrections.length === 0) return <p className="none-yet">{t('none')}</p>;
  const older = corrections.slice(maxUnfolded);
  return (
    <>
      <CorrectionList corrections={corrections.slice(0, maxUnfolded)} />
      {older.length > 0 && (
        <details className="folded correction-older">
          <summary>{t('older', { count: older.length })}</summary>
          <CorrectionList corrections={older} />
        </details>
      )}
    </>
  );
}

function CorrectionList({ corrections }: CorrectionsModel) {
  const t = useTranslations('dataPages.corrections');
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
            <dl>
              <dt>
                <Sign kind="no" tone="bad">
                  {t('wrong')}
                </Sign>
              </dt>
              <dd>{words.wrong}</dd>
              <dt>
                <Sign kind="yes" tone="good">
                  {t('right')}
                </Sign>
              </dt>
              <dd>{words.right}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
