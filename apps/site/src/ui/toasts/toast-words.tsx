import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** The labels of toasts in the language of the page, for scripts, which contain no texts. They are not visible. */
export function ToastWords() {
  const t = useTranslations('toasts');
  return <template {...hooks({ 'data-toast-words': '' })} data-label={t('label')} data-close={t('close')} />;
}
