import { formatPartialDate, regionName } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import {
  type Brand,
  brandSources,
  type LoneBrand,
  type LoneReviewSite,
  type OwnedReviewSite,
  type OwnershipGroup,
} from '@vpn-site/core/provider/ownership.ts';
import { type CellView, cellView, ownershipSourceViews, type SourceView } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface OwnerRow {
  readonly anchor: string;
  readonly name: string;
  readonly href: string | undefined;
  /**
   * Details below the name: whether it is a brand or review site, since when it has this owner, and whether our confidence
   * is low.
   */
  readonly details: readonly string[];
  readonly note: Words | undefined;
  readonly entity: CellView;
  readonly jurisdiction: CellView;
  readonly date: string;
  readonly sources: readonly SourceView[];
}

/** One owner with a row per brand and review site, or a group of names without a known owner. */
export interface OwnerRows {
  readonly anchor: string;
  readonly name: string;
  /** A sentence about the parent company. */
  readonly parentText: string | undefined;
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
  readonly rows: readonly OwnerRow[];
}

type Weak = 'low' | undefined;

export function selectOwnerRows(site: SiteContext): OwnerRows[] {
  const { ownership, outsideGroups } = site;
  const { brands, reviewSites } = outsideGroups;
  const lone = (owner: LoneBrand['owner']) =>
    brands.filter((brand) => brand.owner === owner).map((brand) => loneRow(brand, site));
  const outside = (id: 'self' | 'unknown' | 'otherSites', rows: readonly OwnerRow[]): OwnerRows => ({
    anchor: anchorOf('group', id),
    name: site.t(`blocks.ownershipMap.${id}`),
    parentText: undefined,
    note: undefined,
    sources: [],
    rows,
  });
  return [
    ...ownership.map((group) => groupRows(group, site)),
    outside('self', lone('self')),
    outside('unknown', lone('unknown')),
    outside(
      'otherSites',
      reviewSites.map((reviewSite) => loneSiteRow(reviewSite, site)),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function groupRows(group: OwnershipGroup, site: SiteContext): OwnerRows {
  const { id, name, parent, note, brands, reviewSites, asOf, confidence } = group;
  const { t, locale } = site;
  return {
    anchor: anchorOf('group', id),
    name,
    parentText: parent && t('blocks.ownershipMap.above', { parent }),
    note: note && wordsIn(note, locale),
    sources: ownershipSourceViews(group, site),
    rows: [
      ...brands.map((brand) => ({
        ...brandRow(brand, site),
        details: brandDetails(brand, confidence, site),
        date: dateText(asOf, site),
        sources: ownershipSourceViews({ sources: brandSources(brand, group), quotes: group.quotes }, site),
      })),
      ...reviewSites.map((reviewSite) => siteRow(reviewSite, site)),
    ],
  };
}

/** Builds the row of a brand. If we review the provider, the cells show its facts with source marks. */
function brandRow(brand: Omit<Brand, 'sources'>, site: SiteContext) {
  const { id, name, entity, jurisdiction } = brand;
  const isKnown = id !== undefined && site.providers.has(id);
  return {
    anchor: anchorOf('brand', name),
    name,
    href: reviewPathOf(brand, site),
    note: undefined,
    entity: isKnown ? cellView(id, 'legal-entity', site) : plainCell(entity, site),
    jurisdiction: isKnown
      ? cellView(id, 'jurisdiction', site)
      : plainCell(jurisdiction && regionName(jurisdiction, site.locale), site),
  };
}

function brandDetails({ since }: Pick<Brand, 'since'>, weak: Weak, site: SiteContext): string[] {
  const { t, locale } = site;
  const joined = since && t('blocks.ownershipMap.joined', { date: formatPartialDate(since, locale) });
  return [t('blocks.ownershipMap.brandKind'), ...(joined ? [joined] : []), ...weakWords(weak, site)];
}

function loneRow(brand: LoneBrand, site: SiteContext): OwnerRow {
  return {
    ...brandRow(brand, site),
    details: brandDetails({}, brand.confidence, site),
    note: brand.note && wordsIn(brand.note, site.locale),
    date: dateText(brand.asOf, site),
    sources: ownershipSourceViews(brand, site),
  };
}

function siteRow(reviewSite: OwnedReviewSite, site: SiteContext): OwnerRow {
  const { name, operator, asOf, confidence, note } = reviewSite;
  return {
    anchor: anchorOf('site', name),
    name,
    href: undefined,
    details: [site.t('blocks.ownershipMap.siteKind'), ...weakWords(confidence, site)],
    note: note && wordsIn(note, site.locale),
    entity: plainCell(operator, site),
    jurisdiction: plainCell(undefined, site),
    date: dateText(asOf, site),
    sources: ownershipSourceViews(reviewSite, site),
  };
}

function loneSiteRow(reviewSite: LoneReviewSite, site: SiteContext): OwnerRow {
  const row = siteRow(reviewSite, site);
  const owner =
    reviewSite.owner === unknown ? site.evidence.states.unknown.label[site.locale] : reviewSite.owner;
  return { ...row, details: [...row.details, site.t('blocks.ownershipMap.owner', { owner })] };
}

function plainCell(text: string | undefined, { evidence, locale }: SiteContext): CellView {
  const isUnknown = !text;
  return {
    sign: isUnknown ? 'unknown' : 'value',
    stale: undefined,
    text: isUnknown ? evidence.states.unknown.label[locale] : text,
    mark: undefined,
  };
}

function weakWords(weak: Weak, { evidence, locale }: SiteContext): string[] {
  return weak === 'low' ? [evidence.confidence.low.label[locale]] : [];
}

function dateText(asOf: string | undefined, { t, locale }: SiteContext): string {
  return asOf === undefined ? t('facts.noDate') : formatPartialDate(asOf, locale, 'short');
}

/** Returns the anchor of an owner, brand or review site in the table. */
export function anchorOf(kind: 'group' | 'brand' | 'site', name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `owner-${kind}-${words.join('-')}`;
}

/** Returns the address of our review if there is one, otherwise of the brand's row in the table, which has the sources. */
export function brandHref({ id, name }: Brand, site: SiteContext): string {
  return reviewPathOf({ id }, site) ?? `#${anchorOf('brand', name)}`;
}

export function reviewPathOf({ id }: Pick<Brand, 'id'>, site: SiteContext): string | undefined {
  return id === undefined ? undefined : site.reviewPath(id);
}
