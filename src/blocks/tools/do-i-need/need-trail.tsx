import { useTranslations } from 'use-intl/react';
import type { TrailModel } from './trail.ts';

interface NeedTrailProps extends TrailModel {
  readonly isFinished: boolean;
}

/** Why the page says what it says: each answer, with the way to another. */
export function NeedTrail({ entries, back, again, isFinished }: NeedTrailProps) {
  const t = useTranslations('need');
  return (
    <div className="need-trail">
      <h3>{t(isFinished ? 'because' : 'soFar')}</h3>
      <dl>
        {entries.map(({ label, answer, change, changeLabel }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {answer}{' '}
              <a href={change} aria-label={changeLabel}>
                {t('change')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="need-ways">
        <a href={back}>{t('back')}</a>
        <a href={again}>{t('again')}</a>
      </p>
    </div>
  );
}
