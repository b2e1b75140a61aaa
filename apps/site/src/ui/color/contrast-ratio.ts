/** Returns the WCAG 2.2 contrast ratio of two colors, from 1 to 21. Colors are written #rrggbb. */
export function contrastRatio(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  if (Number.isNaN(value)) throw new Error(`A colour is written #rrggbb; "${channel}" is no part of one.`);
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
