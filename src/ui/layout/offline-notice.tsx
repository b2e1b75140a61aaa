import { useTranslations } from 'use-intl/react';

/** Shown by a script when the connection is gone and a toast cannot be drawn. */
export function OfflineNotice() {
  const t = useTranslations('notice');
  return (
    <p
      hidden
      role="status"
      data-offline=""
      className="fixed end-4 bottom-4 max-w-80 rounded-l border border-line bg-surface px-4 py-3 shadow-float"
    >
      {t('offline')}
    </p>
  );
}
