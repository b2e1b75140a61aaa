import type { Node } from '@markdoc/markdoc';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NewsPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ArticleView } from '../article/article-view.tsx';

interface NewsViewProps {
  readonly page: NewsPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** An article with a date and, if it is signed, an author. */
export function NewsView(props: NewsViewProps) {
  return <ArticleView {...props} byline={<NewsByline page={props.page} />} />;
}

function NewsByline({ page: { published, happened, author, locale } }: Pick<NewsViewProps, 'page'>) {
  const t = useTranslations('news');
  const date = happened ?? published;
  const time = <time dateTime={date}>{formatPartialDate(date, locale)}</time>;
  return (
    <>
      {/* The foot of the page has the day of publication. */}
      {happened === undefined ? time : t.rich('happened', { date: () => time })}
      {author && (
        <>
          {' · '}
          {author.url === undefined ? (
            author.name
          ) : (
            <a href={author.url} rel="noopener">
              {author.name}
            </a>
          )}
        </>
      )}
    </>
  );
}
