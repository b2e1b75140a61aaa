import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { tableOfContents } from '#blocks/table-of-contents.ts';
import type { DocumentPage } from '#domain/page/page.ts';
import { ContentsList } from '#ui/primitives/contents-list.tsx';
import { Prose } from '../prose.tsx';
import { ArticleHead } from './article-head.tsx';

interface ArticleViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
  readonly way: ReactNode;
  readonly foot: ReactNode;
}

/** Heads at the side, text at a readable measure; the contents follow the opening. */
export function ArticleView({ page, body, blocks, way, foot }: ArticleViewProps) {
  const t = useTranslations('article');
  const sections = body ? tableOfContents(body) : [];
  return (
    <article className="article">
      <ArticleHead page={page} way={way} />
      <Prose
        body={body}
        blocks={blocks}
        contents={<ContentsList label={t('contents')} entries={sections} />}
      />
      {foot}
    </article>
  );
}
