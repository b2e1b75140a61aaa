import type { BlockContract } from '../../block-contract.ts';
import { type SiteAuthorModel, selectSiteAuthor } from './select.ts';

export const siteAuthorContract: BlockContract<SiteAuthorModel> = {
  name: 'site-author',
  component: 'SiteAuthor',
  summary:
    'Who runs the site and where to write, as content/data/site.yaml says. What that file does not name is said to be missing, not made up.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectSiteAuthor(site),
  examples: [{ name: 'Whoever is configured', source: '{% site-author /%}' }],
};
