import { leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import { block } from '#blocks/block.ts';
import type { LinkedPage, SiteContext } from '#site/site-context.ts';

export const didItWorkBlock = block({
  name: 'did-it-work',
  summary:
    'The end of every guide: the quick checks that show whether the VPN works, and the leak check where the site has one.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDidItWork(site),
  examples: [{ name: 'The checks', source: '{% did-it-work /%}' }],
});

export interface DidItWorkModel {
  /** The page with the leak check; undefined if it does not exist in this language. */
  readonly tool: Pick<LinkedPage, 'path' | 'title'> | undefined;
}

function selectDidItWork({ document }: Pick<SiteContext, 'document'>): DidItWorkModel {
  return { tool: document(leakCheckDocument) };
}
