import { memoize } from '@vpn-site/core/memo/memoize.ts';

/** The longest stretch on whose two ends alone we rely. */
const longestSpan = 28;

/**
 * A value for each of many days that is costly to work out and seldom changes. Days in a row with the same shape are a
 * span, in which what the value rests on slides evenly. Where both ends agree with each other and with the days beside
 * them, nothing changes in between. Around a change every day is asked: close to the line a value may go back and forth.
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
  /** The last day of it. */
  readonly to: number;
}

function spansOf(shapes: readonly string[]): Span[] {
  const starts = [...shapes.keys()].filter((at) => at === 0 || shapes[at] !== shapes[at - 1]);
  return starts.flatMap((start, run) => {
    const end = starts[run + 1] ?? shapes.length;
    return Array.from({ length: Math.ceil((end - start) / longestSpan) }, (_, part): Span => {
      const from = start + part * longestSpan;
      return { from, to: Math.min(from + longestSpan, end) - 1 };
    });
  });
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
