import type { SiteContext } from '#site/site-context.ts';
import type { ChartDrawing, Tick } from '#ui/brand/chart-picture-model.ts';
import { selectPriceScore } from './home-price-score.block.ts';

/** Draws the monthly cost against the score. */
export function priceScorePicture(site: SiteContext): ChartDrawing {
  const { caption, points, costs, scores } = selectPriceScore(undefined, site);
  // The page uses percent; pictures use shares from 0 to 1.
  const share = ({ at, text }: Tick): Tick => ({ at: at / 100, text });
  return {
    note: caption,
    legend: [],
    chart: {
      kind: 'points',
      across: costs.map(share),
      up: scores.map(share),
      points: points.map(({ face, tile, labelSide: name, x, y }) => ({
        name: face.name,
        namePosition: name,
        tile,
        x: x / 100,
        y: y / 100,
      })),
    },
  };
}
