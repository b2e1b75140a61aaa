import type { Node } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import { Prose } from '../prose.tsx';

interface HomeViewProps {
  readonly body: Node | undefined;
  readonly site: SiteContext;
}

/** The home page. It consists of blocks, and the hero renders the h1. */
export function HomeView({ body, site }: HomeViewProps) {
  return (
    <div className="home">
      <Prose body={body} site={site} />
    </div>
  );
}
