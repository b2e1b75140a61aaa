import { addressWords } from '@vpn-site/core/site/address-words.ts';
import { block } from '#blocks/block.ts';
import { selectReportLink } from '#blocks/inline/report-link/report-link.block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const siteAuthorBlock = block({
  name: 'site-author',
  summary: 'Who writes or runs the site and where to write, as far as content/data/site.yaml says.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectSiteAuthor(site),
  examples: [{ name: 'Whoever is configured', source: '{% site-author /%}' }],
});

export interface SiteAuthorModel {
  readonly siteName: string;
  /** Undefined if the owner has not named an author. */
  readonly author:
    | { readonly name: string; readonly url: string | undefined; readonly bio: string }
    | undefined;
  /** The controller of personal data. It is shown if no author is named, so that readers know who runs the site. */
  readonly runBy: string | undefined;
  /** The contact address; undefined if there is none. */
  readonly reach: { readonly href: string; readonly text: string } | undefined;
}

export function selectSiteAuthor(site: SiteContext): SiteAuthorModel {
  const { author, controller, locale, reportErrors } = site;
  const href = selectReportLink(site).href ?? controller?.contact;
  return {
    siteName: site.siteName,
    author: author && { name: author.name, url: author.url, bio: author.bio[locale] },
    runBy: author ? undefined : controller?.name,
    reach: href === undefined ? undefined : { href, text: addressWords(reportErrors ?? href) },
  };
}
