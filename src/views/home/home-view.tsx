import type { Node } from '@markdoc/markdoc';
import type { BlockContext } from '#blocks/block-context.ts';
import type { DocumentPage } from '#domain/page/page.ts';
import { Prose } from '../prose.tsx';

interface HomeViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

export function HomeView({ page, body, blocks }: HomeViewProps) {
  return (
    <div className="py-12 lg:py-20">
      <h1 className="max-w-[20ch] text-30 leading-tight font-medium lg:text-48">{page.title}</h1>
      <p className="mt-5 max-w-[60ch] text-18 text-muted">{page.description}</p>
      <div className="mt-10 max-w-prose">
        <Prose body={body} blocks={blocks} />
      </div>
    </div>
  );
}
