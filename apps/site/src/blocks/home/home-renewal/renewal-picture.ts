import type { SiteContext } from '#site/site-context.ts';
import type { ChartDrawing } from '#ui/brand/chart-picture-model.ts';
import { tileLook } from '#ui/primitives/tile/tile-look.ts';
import { selectRenewal } from './home-renewal.block.ts';

/** Draws each renewal price as a multiple of the first price. */
export function renewalPicture(site: SiteContext): ChartDrawing {
  const { t } = site;
  const { rows, scale } = selectRenewal({}, site);
  const at = (times: number) => (times - 1) / Math.max(scale.length - 0.75, 1);
  return {
    note: t('chartPicture.notes.renewal'),
    legend: [
      { shape: 'ring', token: 'ink', text: t('blocks.homeRenewal.first') },
      { shape: 'dot', token: 'ink', text: t('blocks.homeRenewal.later') },
    ],
    chart: {
      kind: 'rows',
      ticks: scale.map(({ times, text }) => ({ at: at(times), text })),
      rows: rows.map(({ face, later, jump, jumpText }) => {
        const tile = tileLook(face.mark);
        const token = `series-${tile.tint}`;
        const renewal = [
          { shape: 'line', from: 0, to: at(jump), token },
          { shape: 'dot', at: at(jump), token },
        ] as const;
        return {
          name: face.name,
          tile,
          marks: [...(later === undefined ? [] : renewal), { shape: 'ring', at: 0, token }],
          value: jumpText,
        };
      }),
    },
  };
}
