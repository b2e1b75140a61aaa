import type { Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { tableOfContents } from '#blocks/table-of-contents.ts';
import type { DocumentPage } from '#domain/page/page.ts';
import { formatDay } from '#i18n/format-day.ts';
import { Prose } from '../prose.tsx';
import { Contents } from './contents.tsx';

interface ArticleViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

export function ArticleView({ page, body, blocks }: ArticleViewProps) {
  const t = useTranslations('article');
  const date = <time dateTime={page.updated}>{formatDay(page.updated, page.locale)}</time>;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 py-10 lg:grid-cols-[minmax(0,45rem)_14rem] lg:py-16">
      <header className="lg:col-span-2">
        <h1 className="text-30 leading-tight font-medium lg:text-48">{page.title}</h1>
        <p className="mt-4 text-14 text-muted">{t.rich('updated', { date: () => date })}</p>
      </header>
      <Contents label={t('contents')} sections={body ? tableOfContents(body) : []} />
      <div className="mt-8">
        <Prose body={body} blocks={blocks} />
      </div>
    </article>
  );
}
