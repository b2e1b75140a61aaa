import { useTranslations } from 'use-intl/react';

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  );
}
