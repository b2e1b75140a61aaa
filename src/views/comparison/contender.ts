import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { type PriceLine, priceLine } from '#price/price-line.ts';
import { catchOf, type Outcome } from '#score/outcome.ts';
import { type Standing, standing } from '#score/standing.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One of those compared, at a glance. */
export interface Contender {
  readonly face: Face;
  readonly standing: Standing;
  readonly price: PriceLine;
  readonly catch: Outcome | undefined;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
  /** What it is best at among those compared; said of three or four, where no sentence decides. */
  readonly bestAt: string | undefined;
}

export function contender(provider: string, site: SiteContext, bestAt?: string): Contender {
  return {
    face: faceOf(provider, site),
    standing: standing(provider, 'overall', site),
    price: priceLine(provider, 'overall', site),
    catch: catchOf(provider, 'overall', site),
    link: selectTrackedLink(provider, 'comparison', site),
    review: site.reviewPath(provider),
    bestAt,
  };
}
