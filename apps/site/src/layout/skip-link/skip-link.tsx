import { useTranslations } from 'use-intl/react';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  );
}
