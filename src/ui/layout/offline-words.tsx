import { useTranslations } from 'use-intl/react';

/** What a script says when the connection is gone: by then it cannot be loaded any more, so every page carries it. */
export function OfflineWords() {
  const t = useTranslations('notice');
  return (
    <p hidden data-offline="">
      {t('offline')}
    </p>
  );
}
