import type { Node } from '@markdoc/markdoc';
import type { BlockContext } from '#blocks/block-context.ts';
import type { RoundupPage } from '#domain/page/page.ts';
import { Prose } from '../prose.tsx';

interface RoundupViewProps {
  readonly page: RoundupPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

export function RoundupView({ page, body, blocks }: RoundupViewProps) {
  return (
    <article className="article">
      <header className="article-head">
        <h1 className="page-title">{page.title}</h1>
      </header>
      <Prose body={body} blocks={blocks} />
    </article>
  );
}
