import { useTranslations } from 'use-intl/react';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a
      href="#content"
      className="sr-only rounded-s bg-ink px-4 py-3 font-semibold text-page focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-skip-link"
    >
      {t('skip')}
    </a>
  );
}
