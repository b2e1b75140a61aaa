import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** The text of the offline notice. Every page includes it, because it cannot be loaded offline. */
export function OfflineWords() {
  const t = useTranslations('notice');
  return (
    <p hidden {...hooks({ 'data-offline': '' })}>
      {t('offline')}
    </p>
  );
}
