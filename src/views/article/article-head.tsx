import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formatDay } from '#i18n/formats.ts';

interface ArticleHeadProps {
  readonly page: { readonly title: string; readonly updated: string; readonly locale: LocaleCode };
  /** The way here from the home page. */
  readonly way: ReactNode;
}

/** Title and date of what an editor wrote. */
export function ArticleHead({ page: { title, updated, locale }, way }: ArticleHeadProps) {
  const t = useTranslations('article');
  const date = <time dateTime={updated}>{formatDay(updated, locale)}</time>;
  return (
    <header className="article-head">
      {way}
      <h1 className="page-title">{title}</h1>
      <p>{t.rich('updated', { date: () => date })}</p>
    </header>
  );
}
