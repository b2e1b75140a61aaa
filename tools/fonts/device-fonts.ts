import type { FontMetrics } from './font-metrics.ts';

export interface DeviceFont {
  readonly family: string;
  readonly metrics: FontMetrics;
}

/**
 * The serif faces of Windows and Apple, Android, and Linux (two), the likeliest first. Their files are not ours to
 * ship; the figures are those of the Capsize collection, DejaVu's measured from Debian's file.
 */
export const deviceFonts: readonly DeviceFont[] = [
  font('Georgia', 2048, { ascent: 1878, descent: 449, lineGap: 0, averageWidth: 913 }),
  font('Noto Serif', 1000, { ascent: 1069, descent: 293, lineGap: 0, averageWidth: 481 }),
  font('Liberation Serif', 2048, { ascent: 1825, descent: 443, lineGap: 87, averageWidth: 832 }),
  font('DejaVu Serif', 2048, { ascent: 1901, descent: 483, lineGap: 0, averageWidth: 1056 }),
];

function font(family: string, unitsPerEm: number, units: FontMetrics): DeviceFont {
  const { ascent, descent, lineGap, averageWidth } = units;
  return {
    family,
    metrics: {
      ascent: ascent / unitsPerEm,
      descent: descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
      averageWidth: averageWidth / unitsPerEm,
    },
  };
}
