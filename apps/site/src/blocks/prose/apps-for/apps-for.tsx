import { useTranslations } from 'use-intl/react';
import { NamedFact } from '#evidence/mark/named-fact.tsx';
import type { AppsForModel } from './apps-for.block.ts';

export function AppsFor({ platform, apps, without, unknown }: AppsForModel) {
  const t = useTranslations('blocks.appsFor');
  return (
    <>
      <p>{t(apps.length === 0 ? 'none' : 'some', { platform })}</p>
      {apps.length > 0 && (
        <ul className="apps-for">
          {apps.map(({ review, ...fact }) => (
            <li key={fact.badge.id}>
              <NamedFact {...fact} href={review} />
            </li>
          ))}
        </ul>
      )}
      {apps.length > 0 && without !== undefined && <p>{t('without', { platform, providers: without })}</p>}
      {unknown !== undefined && <p>{t('unknown', { providers: unknown })}</p>}
    </>
  );
}
