import { useTranslations } from 'use-intl/react';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-page focus:p-3 focus:underline"
    >
      {t('skip')}
    </a>
  );
}
