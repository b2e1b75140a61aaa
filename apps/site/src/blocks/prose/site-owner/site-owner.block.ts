import type { Owner } from '@vpn-site/core/site/site-config.ts';
import { block } from '#blocks/block.ts';

export const siteOwnerBlock = block({
  name: 'site-owner',
  summary:
    'Who runs the site in the eyes of the law, as content/data/site.yaml says: name, address, mail, register and tax number. Without an owner it is empty; the page that needs it says "needs: owner".',
  attributes: {},
  body: 'none',
  select: (_, { owner }): SiteOwnerModel => ({ owner }),
  examples: [{ name: 'Whoever is configured', source: '{% site-owner /%}' }],
});

export interface SiteOwnerModel {
  /** If undefined, nothing is rendered. */
  readonly owner: Owner | undefined;
}
