import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** The charts that have a picture to share. */
export const chartNames = ['three-year-bill', 'renewal', 'price-score', 'audits', 'owners'] as const;

export type ChartName = (typeof chartNames)[number];

/** Returns the path of a chart's picture, beside the pictures of pages, where no page can exist. */
export function chartPicturePath(locale: LocaleCode, chart: ChartName): string {
  return `/_og/_charts/${locale}/${chart}.png`;
}
