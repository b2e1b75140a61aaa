import type { Node } from '@markdoc/markdoc';
import type { BlockContext } from '#blocks/block-context.ts';
import type { ComparisonPage } from '#domain/page/page.ts';
import { Prose } from '../prose.tsx';

interface ComparisonViewProps {
  readonly page: ComparisonPage;
  /** The written introduction, where a pair has one. */
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

export function ComparisonView({ page, body, blocks }: ComparisonViewProps) {
  const [a, b] = page.names;
  return (
    <article className="article">
      <header className="article-head">
        <h1 className="page-title">{blocks.t('comparison.title', { a, b })}</h1>
      </header>
      {body && <Prose body={body} blocks={blocks} />}
    </article>
  );
}
