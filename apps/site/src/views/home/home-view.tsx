import type { Node } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import { Prose } from '../prose.tsx';

interface HomeViewProps {
  readonly body: Node | undefined;
  readonly site: SiteContext;
}

/** The home page. It consists of blocks. The hero block renders the h1. */
export function HomeView({ body, site }: HomeViewProps) {
  // The receipt is shown beside the hero but comes after it in the HTML, so that the hero does not move while the page
  // loads.
  const hasReceipt = body?.children.some(({ tag }) => tag === 'home-receipt');
  return (
    <div className={hasReceipt ? 'home home-with-receipt' : 'home'}>
      <Prose body={body} site={site} />
    </div>
  );
}
