import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { newsFeedPath } from '@vpn-site/core/route/feed-address.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NewsListPage } from '#page/page.ts';

interface NewsListViewProps {
  readonly page: NewsListPage;
  readonly siteName: string;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** All posts with their dates, newest first. */
export function NewsListView({ page, siteName, breadcrumbs, foot }: NewsListViewProps) {
  const t = useTranslations('news');
  const { locale, posts } = page;
  return (
    <div className="article">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{t('title')}</h1>
        <p>{t('description', { name: siteName })}</p>
      </header>
      <ol className="link-list mt-8" reversed>
        {posts.map(({ path, title, description, published, happened = published }) => (
          <li key={path}>
            <time dateTime={happened} className="text-14 text-muted">
              {formatPartialDate(happened, locale)}
            </time>
            <a href={path}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div className="prose mt-8 text-16">
        <p>
          <a href={newsFeedPath(locale)}>{t('feed')}</a>
        </p>
      </div>
      {foot}
    </div>
  );
}
