import { useTranslations } from 'use-intl/react';
import { Named } from '#evidence/mark/provider-mark.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { AppsForModel } from './apps-for.block.ts';

export function AppsFor({ platform, apps, without, unknown }: AppsForModel) {
  const t = useTranslations('blocks.appsFor');
  return (
    <>
      <p>{t(apps.length === 0 ? 'none' : 'some', { platform })}</p>
      {apps.length > 0 && (
        <ul className="apps-for">
          {apps.map(({ face, review, source, caveats }) => (
            <li key={face.id}>
              <Named face={face} size={24} href={review} />
              {source && <SourceMark {...source} />}
              {caveats.length > 0 && <span className="text-14 text-muted">{` (${caveats.join(', ')})`}</span>}
            </li>
          ))}
        </ul>
      )}
      {apps.length > 0 && without !== undefined && <p>{t('without', { platform, providers: without })}</p>}
      {unknown !== undefined && <p>{t('unknown', { providers: unknown })}</p>}
    </>
  );
}
