/** A share of a drawing's width, for svg attributes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
