import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/**
 * The button that asks the analytics question again, so that readers can change their answer. It is hidden until the script
 * that asks has started.
 */
export function ConsentButton() {
  const t = useTranslations('consent');
  return (
    <div className="mx-auto max-w-wide px-5 pb-8 lg:px-8">
      <button
        type="button"
        hidden
        {...hooks({ 'data-cc': 'show-consentModal' })}
        className="text-14 text-muted underline underline-offset-4"
      >
        {t('change')}
      </button>
    </div>
  );
}
