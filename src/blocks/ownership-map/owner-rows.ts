import { unknown } from '#domain/provider/fact.ts';
import {
  type Brand,
  brandSources,
  type LoneBrand,
  type LoneReviewSite,
  type OwnedReviewSite,
  type OwnershipGroup,
} from '#domain/provider/ownership.ts';
import { formatPartialDate, regionName } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { type CellView, cellView } from '../evidence/cell-view.ts';
import { type SourceView, sourceViews } from '../evidence/fact-view.ts';
import { anchorOf, reviewPathOf } from './name-link.ts';

export interface OwnerRow {
  readonly anchor: string;
  readonly name: string;
  readonly href: string | undefined;
  /** What it is, since when, how sure we are. */
  readonly details: readonly string[];
  readonly note: string | undefined;
  readonly entity: CellView;
  readonly jurisdiction: CellView;
  readonly date: string;
  readonly sources: readonly SourceView[];
}

/** One owner, or those without one, and a row for each name. */
export interface OwnerRows {
  readonly anchor: string;
  readonly name: string;
  /** Who stands above the owner. */
  readonly above: string | undefined;
  readonly note: string | undefined;
  readonly sources: readonly SourceView[];
  readonly rows: readonly OwnerRow[];
}

type Weak = 'low' | undefined;

export function selectOwnerRows(context: BlockContext): OwnerRows[] {
  const { ownership, outsideGroups } = context;
  const { brands, reviewSites } = outsideGroups;
  const lone = (owner: LoneBrand['owner']) =>
    brands.filter((brand) => brand.owner === owner).map((brand) => loneRow(brand, context));
  const outside = (id: 'self' | 'unknown' | 'otherSites', rows: readonly OwnerRow[]): OwnerRows => ({
    anchor: anchorOf('group', id),
    name: context.t(`blocks.ownershipMap.${id}`),
    above: undefined,
    note: undefined,
    sources: [],
    rows,
  });
  return [
    ...ownership.map((group) => groupRows(group, context)),
    outside('self', lone('self')),
    outside('unknown', lone('unknown')),
    outside(
      'otherSites',
      reviewSites.map((site) => loneSiteRow(site, context)),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function groupRows(group: OwnershipGroup, context: BlockContext): OwnerRows {
  const { id, name, parent, note, brands, reviewSites, asOf, confidence } = group;
  const { t, locale } = context;
  return {
    anchor: anchorOf('group', id),
    name,
    above: parent && t('blocks.ownershipMap.above', { parent }),
    note: note?.[locale],
    sources: sourcesOf(group.sources, context),
    rows: [
      ...brands.map((brand) => ({
        ...brandRow(brand, context),
        details: brandDetails(brand, confidence, context),
        date: dateText(asOf, context),
        sources: sourcesOf(brandSources(brand, group), context),
      })),
      ...reviewSites.map((site) => siteRow(site, context)),
    ],
  };
}

/** Of a provider that we review, its own facts answer, with their marks. */
function brandRow(brand: Omit<Brand, 'sources'>, context: BlockContext) {
  const { id, name, entity, jurisdiction } = brand;
  const isKnown = id !== undefined && context.providers.has(id);
  return {
    anchor: anchorOf('brand', name),
    name,
    href: reviewPathOf(brand, context),
    note: undefined,
    entity: isKnown ? cellView(id, 'legal-entity', context) : plainCell(entity, context),
    jurisdiction: isKnown
      ? cellView(id, 'jurisdiction', context)
      : plainCell(jurisdiction && regionName(jurisdiction, context.locale), context),
  };
}

function brandDetails({ since }: Pick<Brand, 'since'>, weak: Weak, context: BlockContext): string[] {
  const { t, locale } = context;
  const joined = since && t('blocks.ownershipMap.joined', { date: formatPartialDate(since, locale) });
  return [t('blocks.ownershipMap.brandKind'), ...(joined ? [joined] : []), ...weakWords(weak, context)];
}

function loneRow(brand: LoneBrand, context: BlockContext): OwnerRow {
  return {
    ...brandRow(brand, context),
    details: brandDetails({}, brand.confidence, context),
    note: brand.note?.[context.locale],
    date: dateText(brand.asOf, context),
    sources: sourcesOf(brand.sources, context),
  };
}

function siteRow(site: OwnedReviewSite, context: BlockContext): OwnerRow {
  const { name, operator, asOf, confidence, note, sources } = site;
  return {
    anchor: anchorOf('site', name),
    name,
    href: undefined,
    details: [context.t('blocks.ownershipMap.siteKind'), ...weakWords(confidence, context)],
    note: note?.[context.locale],
    entity: plainCell(operator, context),
    jurisdiction: plainCell(undefined, context),
    date: dateText(asOf, context),
    sources: sourcesOf(sources, context),
  };
}

function loneSiteRow(site: LoneReviewSite, context: BlockContext): OwnerRow {
  const row = siteRow(site, context);
  const owner = site.owner === unknown ? context.evidence.states.unknown.label[context.locale] : site.owner;
  return { ...row, details: [...row.details, context.t('blocks.ownershipMap.owner', { owner })] };
}

function plainCell(text: string | undefined, { evidence, locale }: BlockContext): CellView {
  const isUnknown = !text;
  return {
    sign: isUnknown ? 'unknown' : 'value',
    answer: undefined,
    stale: undefined,
    text: isUnknown ? evidence.states.unknown.label[locale] : text,
    mark: undefined,
  };
}

function weakWords(weak: Weak, { evidence, locale }: BlockContext): string[] {
  return weak === 'low' ? [evidence.confidence.low.label[locale]] : [];
}

function dateText(asOf: string | undefined, { t, locale }: BlockContext): string {
  return asOf === undefined ? t('facts.noDate') : formatPartialDate(asOf, locale, 'short');
}

function sourcesOf(ids: readonly string[], context: BlockContext): SourceView[] {
  return sourceViews(ids, { sources: context.ownershipSources }, context);
}
