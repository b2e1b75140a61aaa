/** A label under a line: where its middle stands, and whether the moment it belongs to lies above it. */
export interface PlacedLabel {
  readonly middle: number;
  readonly isUnder: boolean;
}

/** A generous width of a letter at 14 px. */
const letter = 7.4;
const gap = 10;

/**
 * Each label stands under its moment as far as the ends of the line and its neighbours allow. The moments come in the
 * order of time.
 */
export function lifetimeLabels(
  moments: readonly { readonly at: number; readonly letters: number }[],
  length: number,
): PlacedLabel[] {
  const halves = moments.map(({ letters }) => (letters * letter) / 2);
  const half = (index: number) => halves[index] ?? 0;
  const middles = moments.map(({ at }) => at * length);
  // From the left nobody stands on a neighbour; from the right nobody hangs over the end.
  for (const [index, middle] of middles.entries()) {
    const before = index === 0 ? -gap : (middles[index - 1] ?? 0) + half(index - 1);
    middles[index] = Math.max(middle, before + gap + half(index));
  }
  for (let index = middles.length - 1; index >= 0; index -= 1) {
    const after = index === middles.length - 1 ? length + gap : (middles[index + 1] ?? 0) - half(index + 1);
    middles[index] = Math.min(middles[index] ?? 0, after - gap - half(index));
  }
  return moments.map(({ at }, index) => {
    const middle = middles[index] ?? 0;
    // A pixel of grace: at the ends of the line a label stands flush with its moment.
    return { middle: Math.round(middle), isUnder: Math.abs(at * length - middle) < half(index) + 1 };
  });
}
