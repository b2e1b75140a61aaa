import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { chartNames, chartPicturePath } from '#blocks/chart-picture/chart-picture-path.ts';
import { chartPictures } from '#blocks/chart-picture/chart-pictures.ts';
import type { ChartDrawing, ChartPicture } from '#ui/brand/chart-picture-model.ts';
import type { LocaleSite } from './locale-site.ts';

export interface ChartPictureWords {
  readonly siteName: string;
  readonly picture: ChartPicture;
}

/**
 * Returns every chart picture in one language with its path. People share a picture without its page, so the picture states
 * its date.
 */
export function composeChartPictures({ frame, site }: LocaleSite): {
  readonly path: string;
  readonly words: ChartPictureWords;
}[] {
  const { t, locale } = site;
  const asOf = t('chartPicture.asOf', { day: formatDay(site.asOf, locale) });
  return chartNames.flatMap((name) => {
    const drawing = chartPictures[name](site);
    if (isEmpty(drawing)) return [];
    const title = t(`chartPicture.titles.${name}`);
    const note = `${drawing.note} ${asOf}`;
    const words = { siteName: frame.site.name, picture: { ...drawing, title, note } };
    return [{ path: chartPicturePath(locale, name), words }];
  });
}

/** Whether a chart has no data. Then there is no link to its picture. */
function isEmpty({ chart }: ChartDrawing): boolean {
  return chart.kind === 'rows' ? chart.rows.length === 0 : chart.points.length === 0;
}
