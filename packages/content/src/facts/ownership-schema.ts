import type {
  LoneBrand,
  LoneReviewSite,
  OwnershipGroup,
  SharedNetwork,
} from '@vpn-site/core/provider/ownership.ts';
import { z } from 'zod';
import {
  closedObject,
  confidence,
  date,
  localizedText,
  note,
  quotes,
  sourceIds,
  sourceTable,
} from './common-schemas.ts';

const text = z.string().min(1);
const dated = { asOf: date.optional(), checked: date, confidence, sources: sourceIds, quotes };
const brand = {
  id: text.optional(),
  name: text,
  entity: text.optional(),
  jurisdiction: z.string().optional(),
};
/** The fields of a brand in a group. Without sources, it has those of the group. */
const ownedBrand = { ...brand, since: date.optional(), sources: z.array(z.string()).optional() };
const reviewSite = {
  name: text,
  url: z.string().optional(),
  operator: text.optional(),
  heldBy: z.literal('founders').optional(),
  asOf: date.optional(),
  confidence,
  sources: sourceIds,
  quotes,
  note,
};

const group: z.ZodType<OwnershipGroup> = closedObject({
  id: text,
  name: text,
  parent: text.optional(),
  brands: z.array(closedObject(ownedBrand)).min(1),
  reviewSites: z.array(closedObject(reviewSite)),
  ...dated,
  note,
});

const loneBrand: z.ZodType<LoneBrand> = closedObject({
  ...brand,
  owner: z.enum(['self', 'unknown']),
  ...dated,
  note,
});
const loneSite: z.ZodType<LoneReviewSite> = closedObject({ ...reviewSite, owner: text, note: localizedText });
const network: z.ZodType<SharedNetwork> = closedObject({ brand: text, runsOn: text, ...dated, note });

export const ownershipSchema = closedObject({
  groups: z.array(group),
  /** Brands that own themselves, or whose owner is unknown. */
  ungrouped: z.array(loneBrand),
  /** Review sites that belong to none of the groups. */
  reviewSites: z.array(loneSite),
  /** Brands that run on another brand's servers. */
  networks: z.array(network),
  sources: sourceTable,
});
