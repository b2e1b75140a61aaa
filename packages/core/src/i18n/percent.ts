/** A share of a drawing's width, for svg attributes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** A share in percent, rounded to a tenth, for paths and places on a scale of 100. */
export function percentNumber(share: number): number {
  return Math.round(share * 1000) / 10;
}
