import { memoize } from '@vpn-site/core/memo/memoize.ts';

/** The max length of a span in days, of which only the two ends are computed. */
const maxSpanDays = 28;

/**
 * Returns a value for each day, if the value is slow to compute and seldom changes. Consecutive days with the same shape
 * form a span, in which the inputs change gradually. If both ends of a span have the value of each other and of the
 * neighboring days, all days between have it too. Near a change, every day is computed, because a value may change and
 * change back.
 */
export function valuesOverSpans(
  shapes: readonly string[],
  valueOn: (at: number) => readonly string[],
): (readonly string[])[] {
  const valueAt = memoize((at: number) => String(at), valueOn);
  const isSteady = ({ from, to }: Span) => {
    const known = [from - 1, from, to, to + 1].filter((at) => shapes[at] !== undefined);
    return known.every((at) => isSame(valueAt(at), valueAt(from)));
  };
  return spansOf(shapes).flatMap((span) => {
    const days = Array.from({ length: span.to - span.from + 1 }, (_, after) => span.from + after);
    return isSteady(span) ? days.map(() => valueAt(span.from)) : days.map(valueAt);
  });
}

interface Span {
  readonly from: number;
  /** The last day of the span. */
  readonly to: number;
}

function spansOf(shapes: readonly string[]): Span[] {
  const starts = [...shapes.keys()].filter((at) => at === 0 || shapes[at] !== shapes[at - 1]);
  return starts.flatMap((start, run) => {
    const end = starts[run + 1] ?? shapes.length;
    return Array.from({ length: Math.ceil((end - start) / maxSpanDays) }, (_, part): Span => {
      const from = start + part * maxSpanDays;
      return { from, to: Math.min(from + maxSpanDays, end) - 1 };
    });
  });
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
