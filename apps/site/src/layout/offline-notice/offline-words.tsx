import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** What a script says when the connection is gone: by then it cannot be loaded any more, so every page carries it. */
export function OfflineWords() {
  const t = useTranslations('notice');
  return (
    <p hidden {...hooks({ 'data-offline': '' })}>
      {t('offline')}
    </p>
  );
}
