import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';
import type { ChartDrawing, Tick } from '#ui/brand/chart-picture-model.ts';
import { selectPriceScore } from './home-price-score.block.ts';

/** Draws the monthly cost against the score. */
export function priceScorePicture(site: SiteContext): ChartDrawing {
  const { caption, points, costs, scores } = selectPriceScore(undefined, site);
  // The page uses percent; pictures use shares from 0 to 1.
  const share = ({ at, text }: Tick): Tick => ({ at: at / 100, text });
  return {
    note: `${caption} ${taxNote(site)}`,
    legend: [],
    chart: {
      kind: 'points',
      across: costs.map(share),
      up: scores.map(share),
      points: points.map(({ face, tile, label, x, y }) => ({
        name: face.name,
        namePosition: label.side,
        tile,
        x: x / 100,
        y: y / 100,
      })),
    },
  };
}
