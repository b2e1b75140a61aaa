import type { BlockContract } from '../block-contract.ts';
import { type SiteAuthorModel, selectSiteAuthor } from './select.ts';

export const siteAuthorContract: BlockContract<SiteAuthorModel> = {
  name: 'site-author',
  component: 'SiteAuthor',
  summary:
    'Who writes the site, as content/data/site.yaml says. Where that file names nobody, nothing is shown: authors are not made up.',
  attributes: {},
  body: 'none',
  select: (_, context) => selectSiteAuthor(context),
  examples: [{ name: 'Whoever is configured', source: '{% site-author /%}' }],
};
