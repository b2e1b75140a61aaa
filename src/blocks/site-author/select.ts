import type { BlockContext } from '../block-context.ts';

export interface SiteAuthorModel {
  /** undefined: the owner names nobody. */
  readonly author:
    | { readonly name: string; readonly url: string | undefined; readonly bio: string }
    | undefined;
}

export function selectSiteAuthor({ author, locale }: BlockContext): SiteAuthorModel {
  return { author: author && { name: author.name, url: author.url, bio: author.bio[locale] } };
}
