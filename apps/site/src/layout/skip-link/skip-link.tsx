import { useTranslations } from 'use-intl/react';

/** A link that skips the header. It is the first stop of the Tab key. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  );
}
