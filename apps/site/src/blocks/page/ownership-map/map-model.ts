import { formatPartialDate, regionName } from '@vpn-site/core/i18n/formats.ts';
import type { Brand, OwnedReviewSite, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { SiteContext } from '#site/site-context.ts';
import { textWidth } from './label-layout.ts';
import { type NarrowOwnerTree, narrowOwnerTree } from './narrow-map-layout.ts';
import { anchorOf, brandHref, reviewPathOf } from './owner-rows.ts';
import { type WideOwnerMap, wideOwnerMap } from './wide-map-layout.ts';

export interface LeafView {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
  readonly isReviewed: boolean;
  readonly isWeak: boolean;
}

export interface OwnerView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly parent: string | undefined;
  readonly brands: readonly LeafView[];
  readonly sites: readonly LeafView[];
}

export interface MapModel {
  readonly owners: readonly OwnerView[];
  /** The layout for wide screens. `wide` and `narrow` are in the order of `owners`. */
  readonly wide: WideOwnerMap;
  readonly narrow: readonly NarrowOwnerTree[];
}

/** Column widths of an article on a wide screen and on a small phone. */
const widths = { wide: 860, narrow: 280 } as const;
/** Font sizes. They must match the style sheet. */
const sizes = { owner: 22, name: 17, small: 14 } as const;

export function selectMap(groups: readonly OwnershipGroup[], site: SiteContext): MapModel {
  const owners = groups.map((group) => ownerView(group, site));
  const measured = owners.map(({ name, parent, brands, sites }) => ({
    owner: textWidth(name, sizes.owner),
    parent: parent === undefined ? undefined : textWidth(parent, sizes.small),
    brands: brands.map(leafWidths),
    sites: sites.map(leafWidths),
  }));
  const head = (key: 'sites' | 'owners' | 'brands' | 'noSites') =>
    textWidth(site.t(`blocks.ownershipMap.${key}`), sizes.small);
  const heads = {
    sites: head('sites'),
    owners: head('owners'),
    brands: head('brands'),
    noSites: head('noSites'),
  };
  // All trees are as wide as the widest, so that they scale alike on narrower screens.
  const narrowest = measured.map((owner) => narrowOwnerTree(owner, widths.narrow).width);
  return {
    owners,
    wide: wideOwnerMap(measured, heads, widths.wide),
    narrow: measured.map((owner) => narrowOwnerTree(owner, Math.max(...narrowest))),
  };
}

function leafWidths({ name, detail }: LeafView) {
  return { name: textWidth(name, sizes.name), detail: textWidth(detail, sizes.small) };
}

function ownerView(group: OwnershipGroup, site: SiteContext): OwnerView {
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

function brandView(brand: Brand, site: SiteContext): Omit<LeafView, 'isWeak'> {
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

function siteView({ name, operator, asOf, confidence }: OwnedReviewSite, site: SiteContext): LeafView {
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
