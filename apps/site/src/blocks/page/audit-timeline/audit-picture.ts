import { providerMark } from '@vpn-site/core/provider/provider-mark.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { ChartDrawing, ChartMark } from '#ui/brand/chart-picture-model.ts';
import { tileLook } from '#ui/primitives/tile/tile-look.ts';
import { type RowMark, selectAuditTimeline } from './audit-timeline.block.ts';

/**
 * Draws the audits and incidents of every provider on one time axis, most audits first. Entries that do not count are left
 * out.
 */
export function auditPicture(site: SiteContext): ChartDrawing {
  const { t } = site;
  const { years, rows } = selectAuditTimeline(site);
  return {
    note: t('chartPicture.notes.audits'),
    legend: [
      { shape: 'dot', token: 'ink', text: t('blocks.auditTimeline.public') },
      { shape: 'ring', token: 'ink', text: t('chartPicture.otherAudit') },
      { shape: 'diamond', token: 'bad', text: t('blocks.auditTimeline.incident') },
    ],
    chart: {
      kind: 'rows',
      ticks: years
        .filter(({ isNamed }) => isNamed)
        .map(({ middle, year }) => ({ at: middle, text: String(year) })),
      rows: rows
        .map((row) => ({ ...row, above: row.above.filter(({ isPale }) => !isPale) }))
        .toSorted((a, b) => b.above.length - a.above.length)
        .map(({ provider, name, above, below, audits }) => ({
          name,
          tile: tileLook(providerMark({ id: provider, name }, site.marks)),
          marks: [...below.filter(({ kind }) => kind === 'diamond'), ...above].map(markOf),
          value: audits.text,
        })),
    },
  };
}

function markOf({ kind, position: { at } }: RowMark): ChartMark {
  if (kind === 'diamond') return { shape: 'diamond', at, token: 'bad' };
  return { shape: kind === 'filled' ? 'dot' : 'ring', at, token: 'ink' };
}
