import type { Node } from '@markdoc/markdoc';
import type { BlockContext } from '#blocks/block-context.ts';
import { Prose } from '../prose.tsx';

interface HomeViewProps {
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

/** The home page is made of blocks; its hero draws the h1. */
export function HomeView({ body, blocks }: HomeViewProps) {
  return (
    <div className="home">
      <Prose body={body} blocks={blocks} />
    </div>
  );
}
