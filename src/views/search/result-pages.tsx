import { useTranslations } from 'use-intl/react';
import type { SearchPage } from '#domain/page/page.ts';

/** The ways to the results before and after these. */
export function ResultPages({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  const { page: shown, pages } = page.answer;
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap gap-x-8 gap-y-3 border-t border-rule pt-5">
      {shown > 1 && (
        <a href={resultsAddress(page, shown - 1)} rel="prev" className="quiet-link font-medium">
          {t('previous')}
        </a>
      )}
      {shown < pages && (
        <a href={resultsAddress(page, shown + 1)} rel="next" className="quiet-link font-medium">
          {t('next')}
        </a>
      )}
    </nav>
  );
}

/** Past the last page: says so, and leads back to the first. */
export function NoSuchPage({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  return (
    <div className="mt-6 max-w-measure text-18">
      <p>{t('noSuchPage', { page: page.answer.page })}</p>
      <p className="mt-3">
        <a href={resultsAddress(page, 1)} className="quiet-link font-medium">
          {t('firstPage')}
        </a>
      </p>
    </div>
  );
}

function resultsAddress({ path, answer }: SearchPage, page: number): string {
  const asked = new URLSearchParams({ q: answer.query });
  if (page > 1) asked.set('page', String(page));
  return `${path}?${asked}`;
}
