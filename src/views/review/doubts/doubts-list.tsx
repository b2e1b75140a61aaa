import { useTranslations } from 'use-intl/react';
import type { DoubtGroup } from './doubts-model.ts';

/** Follows what an editor writes: the same question, answered by the data. */
export function DoubtsList({ groups }: { readonly groups: readonly DoubtGroup[] }) {
  const t = useTranslations('review.doubts');
  if (groups.length === 0) return <p>{t('none')}</p>;
  return (
    <div className="doubts">
      <h3 className="review-part">{t('heading')}</h3>
      <dl>
        {groups.map(({ kind, doubts }) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>
              <ul>
                {doubts.map(({ key, label, answer, href }) => (
                  <li key={key}>
                    <a href={href}>{label}</a>
                    {answer !== undefined && <span>: {answer}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
