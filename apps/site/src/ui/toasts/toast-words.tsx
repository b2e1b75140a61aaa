import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** The words of toasts in the language of the page, for a script that has none. Nothing to see. */
export function ToastWords() {
  const t = useTranslations('toasts');
  return <template {...hooks({ 'data-toast-words': '' })} data-label={t('label')} data-close={t('close')} />;
}
