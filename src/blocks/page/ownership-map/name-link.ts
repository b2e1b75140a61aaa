import type { Brand } from '#domain/provider/ownership.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The line of the table that is about an owner, a brand or a review site. */
export function anchorOf(kind: 'group' | 'brand' | 'site', name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `owner-${kind}-${words.join('-')}`;
}

/** Our review where there is one; otherwise its line in the table, where the sources are. */
export function brandHref({ id, name }: Brand, site: SiteContext): string {
  return reviewPathOf({ id }, site) ?? `#${anchorOf('brand', name)}`;
}

export function reviewPathOf({ id }: Pick<Brand, 'id'>, site: SiteContext): string | undefined {
  return id === undefined ? undefined : site.reviewPath(id);
}
