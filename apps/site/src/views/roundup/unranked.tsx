import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import type { UnrankedGroup } from './unranked-model.ts';

/** Providers that are listed but not ranked, by reason. */
export function Unranked({ groups }: { readonly groups: readonly UnrankedGroup[] }) {
  const t = useTranslations('roundup');
  if (groups.length === 0) return null;
  return (
    <div className="unranked">
      {groups.map(({ why, providers }) => (
        <section key={why}>
          <h3>{t('notRanked', { why })}</h3>
          <ul className="named-list">
            {providers.map(({ face: badge, review }) => (
              <li key={badge.id}>
                <ProviderLabel badge={badge} size={24} href={review} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{t('unknownIsNotNo')}</p>
    </div>
  );
}
