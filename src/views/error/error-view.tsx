import { useTranslations } from 'use-intl/react';
import { homePath } from '#domain/locale/localized-path.ts';
import type { ErrorPage } from '#domain/page/page.ts';

export function ErrorView({ page }: { readonly page: ErrorPage }) {
  const t = useTranslations('error');
  const isNotFound = page.status === 404;
  return (
    <div className="py-20">
      <p className="text-14 text-muted">{page.status}</p>
      <h1 className="mt-2 text-30 leading-tight font-medium lg:text-48">
        {isNotFound ? t('notFoundHeading') : t('serverHeading')}
      </h1>
      <p className="mt-5 max-w-prose text-18">{isNotFound ? t('notFoundText') : t('serverText')}</p>
      <p className="mt-8">
        <a href={homePath(page.locale)} className="underline underline-offset-4 hover:text-link">
          {t('home')}
        </a>
      </p>
    </div>
  );
}
