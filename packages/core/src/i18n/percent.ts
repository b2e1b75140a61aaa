/** Formats a share of a chart's width as a percentage, for SVG attributes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Converts a share to percent, rounded to a tenth, for paths and positions on a scale of 100. */
export function percentNumber(share: number): number {
  return Math.round(share * 1000) / 10;
}
