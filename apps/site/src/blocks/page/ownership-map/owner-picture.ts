import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { ChartDrawing } from '#ui/brand/chart-picture-model.ts';
import type { OwnedName } from './owner-trees.ts';
import { selectOwnershipMap } from './ownership-map.block.ts';

/**
 * Draws the owners of several brands or of a review site as text, because the picture has no space for connecting lines.
 */
export function ownerPicture(site: SiteContext): ChartDrawing {
  const { t, locale } = site;
  const { trees } = selectOwnershipMap(site);
  const names = (owned: readonly OwnedName[]) =>
    formatNames(
      owned.map(({ name }) => name),
      locale,
    );
  return {
    note: t('chartPicture.notes.owners'),
    legend: [],
    chart: {
      kind: 'rows',
      ticks: [],
      rows: trees.map(({ name, brands, sites }) => ({
        name,
        tile: undefined,
        marks: [],
        words:
          sites.length === 0
            ? names(brands)
            : t('chartPicture.ownerLine', { brands: names(brands), sites: names(sites) }),
        value: '',
      })),
    },
  };
}
