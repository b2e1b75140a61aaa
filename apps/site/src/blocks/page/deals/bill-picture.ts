import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';
import type { ChartDrawing, ChartMark } from '#ui/brand/chart-picture-model.ts';
import { tileLook } from '#ui/primitives/tile/tile-look.ts';
import { selectDeals } from './deals.block.ts';
import type { PriceRow } from './price-row.ts';

const tokens = { first: 'ink', same: 'ink-soft', higher: 'bad', unpublished: 'line-strong' } as const;

/** Draws the three-year cost of each provider's cheapest plan as bars. */
export function billPicture(site: SiteContext): ChartDrawing {
  const { t } = site;
  const { rows, rates } = selectDeals({ ...site, query: '' });
  const kinds = (['first', 'same', 'higher', 'unpublished'] as const).filter((kind) =>
    rows.some(({ bar }) => bar.some((part) => part.kind === kind)),
  );
  return {
    note: [t('chartPicture.notes.three-year-bill'), rates, taxNote(site)].filter(Boolean).join(' '),
    legend: kinds.map((kind) => ({
      shape: 'bar',
      token: tokens[kind],
      text: t(`dataPages.deals.key.${kind}`),
    })),
    chart: {
      kind: 'rows',
      ticks: [],
      rows: rows.map(({ face, bar, total }) => ({
        name: face.name,
        tile: tileLook(face.mark),
        marks: barMarks(bar),
        value: total ?? t('dataPages.deals.noTotal'),
      })),
    },
  };
}

function barMarks(bar: PriceRow['bar']): ChartMark[] {
  let end = 0;
  return bar.map(({ kind, share }) => {
    const from = end;
    end += share;
    return { shape: 'bar', from, to: end, token: tokens[kind] };
  });
}
