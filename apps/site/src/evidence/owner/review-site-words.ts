import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { FactContext } from '#site/site-context.ts';

/** The message value for an owner or site without a name. */
export const none = 'none';

/** Returns the ownership group of a provider, by its id. */
export function groupOf(
  providerId: string,
  { ownership }: Pick<FactContext, 'ownership'>,
): OwnershipGroup | undefined {
  return ownership.find(({ brands }) => brands.some((brand) => brand.id === providerId));
}

/**
 * Returns the names of the review sites of an owner, without those of low confidence, and the kind of interest. Sites that
 * it owns come before sites in which its founders have invested.
 */
export function reviewSiteWords(
  providerId: string,
  site: Pick<FactContext, 'ownership' | 'locale'>,
): { readonly sites: string; readonly count: number; readonly held: 'owner' | 'founders' } {
  const sites = groupOf(providerId, site)?.reviewSites.filter(({ confidence }) => confidence !== 'low') ?? [];
  const owned = sites.filter(({ heldBy }) => heldBy === undefined);
  const named = (owned.length > 0 ? owned : sites).map(({ name }) => name);
  return {
    sites: named.length === 0 ? none : formatNames(named, site.locale),
    count: named.length,
    held: owned.length > 0 ? 'owner' : 'founders',
  };
}
