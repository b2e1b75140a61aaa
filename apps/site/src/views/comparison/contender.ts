import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { catchOf, type Outcome } from '#score/outcome-model.ts';
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

/** Those compared, in their order. */
export function contendersOf(
  providers: readonly string[],
  site: SiteContext,
  bestAt: readonly (string | undefined)[] = [],
): Contender[] {
  const catches = catchesOf(providers, site);
  return providers.map((provider, position) => ({
    face: faceOf(provider, site),
    standing: standing(provider, 'overall', site),
    price: priceLine(provider, 'overall', site),
    catch: catches[position],
    link: selectTrackedLink(provider, 'comparison', site),
    review: site.reviewPath(provider),
    bestAt: bestAt[position],
  }));
}

/** The catch of each. One that they all share, such as their owner, helps nobody to choose: then the next one is told. */
function catchesOf(providers: readonly string[], site: SiteContext): (Outcome | undefined)[] {
  const heaviest = providers.map((provider) => catchOf(provider, 'overall', site));
  const [first] = heaviest;
  const isShared = first !== undefined && heaviest.every((one) => one?.words === first.words);
  return isShared
    ? providers.map((provider) => catchOf(provider, 'overall', site, first.criterion))
    : heaviest;
}
