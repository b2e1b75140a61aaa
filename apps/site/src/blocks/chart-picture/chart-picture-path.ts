import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** The charts that have a picture to share. */
export const chartNames = ['three-year-bill', 'renewal', 'price-score', 'audits', 'owners'] as const;

export type ChartName = (typeof chartNames)[number];

/** Returns the path of a chart's picture. It is in the folder of page pictures, where no page can be. */
export function chartPicturePath(locale: LocaleCode, chart: ChartName): string {
  return `/_og/_charts/${locale}/${chart}.png`;
}
