import { useTranslations } from 'use-intl/react';
import type { SearchPage } from '#domain/page/page.ts';

/** What to try next. */
export function NoResults({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  const { suggestion } = page.answer;
  const link = (
    <a
      href={`${page.path}?${new URLSearchParams({ q: suggestion ?? '' })}`}
      className="quiet-link font-medium"
    >
      {suggestion}
    </a>
  );
  return (
    <div className="mt-6 max-w-measure text-18">
      <p>{t('noneText')}</p>
      {suggestion !== undefined && <p className="mt-3">{t.rich('suggestion', { query: () => link })}</p>}
      <ul className="mt-3 list-disc ps-5 text-16 text-muted">
        <li>{t('tipShorter')}</li>
        <li>{t('tipProvider')}</li>
        <li>{t('tipPages')}</li>
      </ul>
    </div>
  );
}
