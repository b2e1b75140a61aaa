import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { tableOfContents } from '#blocks/table-of-contents.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { DocumentPage } from '#domain/page/page.ts';
import { formatDay } from '#i18n/format-day.ts';
import { Breadcrumbs } from '#ui/primitives/breadcrumbs.tsx';
import { ContentsList } from '#ui/primitives/contents-list.tsx';
import { Prose } from '../prose.tsx';
import { breadcrumbsTo } from './breadcrumbs-to.ts';

interface ArticleViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
  readonly menu: readonly NavigationItem[];
  readonly foot: ReactNode;
}

/** Heads at the side, text at a readable measure; the contents follow the opening. */
export function ArticleView({ page, body, blocks, menu, foot }: ArticleViewProps) {
  const t = useTranslations('article');
  const date = <time dateTime={page.updated}>{formatDay(page.updated, page.locale)}</time>;
  const sections = body ? tableOfContents(body) : [];
  return (
    <article className="article">
      <header className="article-head">
        <Breadcrumbs crumbs={breadcrumbsTo(page, menu, t('home'))} />
        <h1 className="page-title">{page.title}</h1>
        <p>{t.rich('updated', { date: () => date })}</p>
      </header>
      <Prose
        body={body}
        blocks={blocks}
        contents={<ContentsList label={t('contents')} entries={sections} />}
      />
      {foot}
    </article>
  );
}
