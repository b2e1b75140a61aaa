import type { SiteContext } from '#site/site-context.ts';
import type { ChartDrawing } from '#ui/brand/chart-picture-model.ts';
import { priceScorePicture } from '../home/home-price-score/price-score-picture.ts';
import { renewalPicture } from '../home/home-renewal/renewal-picture.ts';
import { auditPicture } from '../page/audit-timeline/audit-picture.ts';
import { billPicture } from '../page/deals/bill-picture.ts';
import { ownerPicture } from '../page/ownership-map/owner-picture.ts';
import type { ChartName } from './chart-picture-path.ts';

/** Builds the picture of each chart from the same data that its block selects. */
export const chartPictures: Readonly<Record<ChartName, (site: SiteContext) => ChartDrawing>> = {
  'three-year-bill': billPicture,
  renewal: renewalPicture,
  'price-score': priceScorePicture,
  audits: auditPicture,
  owners: ownerPicture,
};
