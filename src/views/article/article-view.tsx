import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { tableOfContents } from '#blocks/document/table-of-contents.ts';
import type { DocumentPage } from '#domain/page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ContentsList } from '#ui/primitives/contents-list/contents-list.tsx';
import { Prose } from '../prose.tsx';
import { ArticleHead } from './article-head.tsx';

interface ArticleViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly way: ReactNode;
  readonly foot: ReactNode;
}

/** Heads at the side, text at a readable measure; the contents follow the opening. */
export function ArticleView({ page, body, site, way, foot }: ArticleViewProps) {
  const t = useTranslations('article');
  const sections = body ? tableOfContents(body) : [];
  return (
    <article className="article">
      <ArticleHead page={page} way={way} />
      <Prose body={body} site={site} contents={<ContentsList label={t('contents')} entries={sections} />} />
      {foot}
    </article>
  );
}
