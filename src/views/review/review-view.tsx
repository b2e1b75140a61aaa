import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { leadingBlock } from '#blocks/document/body-structure.ts';
import { renderBody, renderSections } from '#blocks/document/render-body.tsx';
import type { ReviewPage } from '#domain/page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ContentsList } from '#ui/primitives/contents-list/contents-list.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ArticleHead } from '../article/article-view.tsx';
import { EmptyText, isEmptyText } from '../empty-text.tsx';
import { reviewSections } from './review-sections.tsx';

interface ReviewViewProps {
  readonly page: ReviewPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** One provider: the verdict, then what the facts say around what an editor wrote. */
export function ReviewView({ page, body, site, breadcrumbs, foot }: ReviewViewProps) {
  const t = useTranslations('article');
  const { block: verdict, rest } = leadingBlock(body, 'verdict');
  const opening = renderSections(rest, site).find(({ heading }) => heading === undefined);
  const sections = reviewSections(page.provider, rest, site);
  return (
    <article className="article review">
      <ArticleHead page={page} breadcrumbs={breadcrumbs} />
      {verdict && <div className="review-verdict">{renderBody(verdict, site)}</div>}
      {isEmptyText(body) && <EmptyText />}
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
