import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { leadingBlock } from '#blocks/leading-block.ts';
import { renderBody, renderSections } from '#blocks/render-body.tsx';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { ReviewPage } from '#domain/page/page.ts';
import { formatDay } from '#i18n/format-day.ts';
import { Breadcrumbs } from '#ui/primitives/breadcrumbs.tsx';
import { ContentsList } from '#ui/primitives/contents-list.tsx';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { breadcrumbsTo } from '../article/breadcrumbs-to.ts';
import { allReviewsLink } from './links/links-model.ts';
import { reviewSections } from './review-sections.tsx';

interface ReviewViewProps {
  readonly page: ReviewPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
  readonly menu: readonly NavigationItem[];
  readonly foot: ReactNode;
}

/** One provider: the verdict, then what the facts say around what an editor wrote. */
export function ReviewView({ page, body, blocks, menu, foot }: ReviewViewProps) {
  const t = useTranslations('article');
  const date = <time dateTime={page.updated}>{formatDay(page.updated, page.locale)}</time>;
  const { block: verdict, rest } = leadingBlock(body, 'verdict');
  const opening = renderSections(rest, blocks).find(({ heading }) => heading === undefined);
  const sections = reviewSections(page.provider, rest, blocks);
  const reviews = allReviewsLink(blocks);
  const crumbs = reviews
    ? [...breadcrumbsTo(page, [], t('home')), { label: reviews.text, href: reviews.href }]
    : breadcrumbsTo(page, menu, t('home'));
  return (
    <article className="article review">
      <header className="article-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="page-title">{page.title}</h1>
        <p>{t.rich('updated', { date: () => date })}</p>
      </header>
      {verdict && <div className="review-verdict">{renderBody(verdict, blocks)}</div>}
      <div className="opening">
        <ContentsList label={t('contents')} entries={sections} />
        {opening && <div className="prose lede">{opening.content}</div>}
      </div>
      {sections.map(({ id, heading, note, content }) => (
        <SideHead key={id} id={id} heading={heading} note={note}>
          {content}
        </SideHead>
      ))}
      {foot}
    </article>
  );
}
