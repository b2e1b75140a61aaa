import { formatPartialDate, regionName } from '@vpn-site/core/i18n/formats.ts';
import type { Brand, OwnedReviewSite, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { SiteContext } from '#site/site-context.ts';
import { anchorOf, brandHref, reviewPathOf } from './owner-rows.ts';

/** A brand or a review site. */
export interface OwnedName {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
  readonly isReviewed: boolean;
  readonly isWeak: boolean;
}

export interface OwnerTree {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly parent: string | undefined;
  readonly brands: readonly OwnedName[];
  readonly sites: readonly OwnedName[];
}

export function selectOwnerTrees(groups: readonly OwnershipGroup[], site: SiteContext): OwnerTree[] {
  return groups.map((group) => ownerTree(group, site));
}

function ownerTree(group: OwnershipGroup, site: SiteContext): OwnerTree {
  const { id, name, parent, brands, reviewSites, confidence } = group;
  return {
    id,
    name,
    href: `#${anchorOf('group', id)}`,
    parent,
    brands: brands.map((brand) => ({ ...brandView(brand, site), isWeak: confidence === 'low' })),
    sites: reviewSites.map((reviewSite) => siteView(reviewSite, site)),
  };
}

function brandView(brand: Brand, site: SiteContext): Omit<OwnedName, 'isWeak'> {
  const { name, jurisdiction, since } = brand;
  return {
    name,
    detail: joined([
      jurisdiction && regionName(jurisdiction, site.locale),
      since && site.t('blocks.ownershipMap.since', { year: since.slice(0, 4) }),
    ]),
    href: brandHref(brand, site),
    isReviewed: reviewPathOf(brand, site) !== undefined,
  };
}

function siteView({ name, operator, asOf, confidence }: OwnedReviewSite, site: SiteContext): OwnedName {
  const { evidence, locale, t } = site;
  const isWeak = confidence === 'low';
  return {
    name,
    detail: joined([
      operator,
      asOf && t('blocks.ownershipMap.asOf', { date: formatPartialDate(asOf, locale) }),
      isWeak ? evidence.confidence.low.label[locale] : undefined,
    ]),
    href: `#${anchorOf('site', name)}`,
    isReviewed: false,
    isWeak,
  };
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
