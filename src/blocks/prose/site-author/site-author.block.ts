import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { selectReportLink } from '../../inline/report-link/report-link.block.ts';

export const siteAuthorBlock = block({
  name: 'site-author',
  summary:
    'Who runs the site and where to write, as content/data/site.yaml says. What that file does not name is said to be missing, not made up.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectSiteAuthor(site),
  examples: [{ name: 'Whoever is configured', source: '{% site-author /%}' }],
});

export interface SiteAuthorModel {
  /** undefined: the owner names nobody. */
  readonly author:
    | { readonly name: string; readonly url: string | undefined; readonly bio: string }
    | undefined;
  /** Where to write; undefined where there is no address yet. */
  readonly reach: { readonly href: string; readonly text: string } | undefined;
}

export function selectSiteAuthor(site: SiteContext): SiteAuthorModel {
  const { author, locale, reportErrors } = site;
  const { href } = selectReportLink(site);
  return {
    author: author && { name: author.name, url: author.url, bio: author.bio[locale] },
    reach: href === undefined ? undefined : { href, text: addressWords(reportErrors ?? href) },
  };
}

/** An address as people write it: the mailbox, or the host of a page. */
function addressWords(address: string): string {
  const { protocol, pathname, host } = new URL(address);
  return protocol === 'mailto:' ? decodeURIComponent(pathname) : host;
}
